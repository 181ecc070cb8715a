import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from './field-messages.ts';

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  code: z.string().min(3, 'min_length'),
  email: z.email(),
  age: z.int().min(18).max(60),
  tags: z.array(z.string()).max(2),
  kind: z.enum(['a', 'b']),
  site: z.url(),
  kana: z.string().regex(/^[ァ-ヶー]+$/, 'katakana'),
});

const good = {
  name: 'Linh',
  code: 'abc',
  email: 'a@test.example',
  age: 20,
  tags: [],
  kind: 'a',
  site: 'https://test.example',
  kana: 'リン',
};

const complain = (change: object, language: 'ja' | 'en') => {
  const read = schema.safeParse({ ...good, ...change }, { reportInput: true });
  return fieldsOf(read.error?.issues ?? [], language);
};

test.each<[object, object]>([
  [{}, {}],
  [{ name: undefined }, { name: '入力してください。' }],
  [{ name: '' }, { name: '入力してください。' }],
  [{ name: 5 }, { name: '入力内容を確認してください。' }],
  [{ name: '長い名前です' }, { name: '5文字以内で入力してください。' }],
  [{ code: 'ab' }, { code: '3文字以上で入力してください。' }],
  [{ email: 'nobody' }, { email: '正しいメールアドレスを入力してください。' }],
  [{ age: 17 }, { age: '18以上の数値を入力してください。' }],
  [{ age: 61 }, { age: '60以下の数値を入力してください。' }],
  [{ tags: ['a', 'b', 'c'] }, { tags: '2件まで選べます。' }],
  [{ tags: ['a', 5] }, { 'tags.1': '入力内容を確認してください。' }],
  [{ kind: 'c' }, { kind: '選択肢から選んでください。' }],
  [{ site: 'nowhere' }, { site: 'http:// または https:// で始まるURLを入力してください。' }],
  [{ kana: '漢字' }, { kana: 'カタカナで入力してください。' }],
  [{ extra: 1 }, { extra: 'この項目は使えません。' }],
])('%j', (change, fields) => {
  expect(complain(change, 'ja')).toEqual(fields);
});

test('words the messages in English', () => {
  expect(complain({ code: 'ab', age: 17, name: 5 }, 'en')).toEqual({
    name: 'Please check this value.',
    code: 'Use at least 3 characters.',
    age: 'Enter 18 or more.',
  });
});
