import { expect, it } from 'vitest';
import { rules } from './rules.ts';

const required = '入力してください。';
const email = '正しいメールアドレスを入力してください。';
const password = '英字と数字を含む9文字以上で入力してください。';

it.each([
  ['', required],
  ['   ', required],
  ['taro', email],
  ['taro@example', email],
  ['taro@@example.jp', email],
  ['taro yamada@example.jp', email],
  ['taro@example.jp', true],
  [' taro@example.jp ', true],
])('e-mail %j: %s', (value, said) => expect(rules.email.validate(value)).toBe(said));

it.each([
  ['', required],
  ['abcdefg1', password],
  ['abcdefghij', password],
  ['1234567890', password],
  ['abcdefgh1', true],
])('new password %j: %s', (value, said) => expect(rules.newPassword.validate(value)).toBe(said));

it.each([
  ['　', required],
  ['髙﨑 𠮷子', true],
  ['x'.repeat(101), '100文字以内で入力してください。'],
])('name %j: %s', (value, said) => expect(rules.name.validate(value)).toBe(said));
