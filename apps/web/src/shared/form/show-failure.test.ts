import { expect, it } from 'vitest';
import { ApiFailure } from '../api/failures/api-failure.ts';
import { showFailure } from './show-failure.ts';

interface Values {
  email: string;
  password: string;
}

function form() {
  const values: Values = { email: '', password: '' };
  const shown: unknown[] = [];
  return {
    shown,
    getValues: ((name: keyof Values) => values[name]) as never,
    setError: ((
      name: string,
      { message }: { message: string },
      { shouldFocus }: { shouldFocus: boolean },
    ) => shown.push([name, message, shouldFocus])) as never,
  };
}

const invalid = (fields: Record<string, string>) =>
  new ApiFailure(422, { code: 'invalid_input', message: '入力内容を確認してください。', fields });

it('shows each message at its field and focuses the first', () => {
  const one = form();
  const rest = showFailure<Values>(one, invalid({ email: '形式', password: '短い' }));
  expect(rest).toBeUndefined();
  expect(one.shown).toEqual([
    ['email', '形式', true],
    ['password', '短い', false],
  ]);
});

it('returns the message if a field is not on the form', () => {
  const one = form();
  expect(showFailure<Values>(one, invalid({ email: '形式', token: '古い' }))).toBe(
    '入力内容を確認してください。',
  );
  expect(one.shown).toHaveLength(1);
});

it('returns the message of other refusals, and nothing for a client error', () => {
  const refusal = new ApiFailure(409, { code: 'link_expired', message: '期限切れです。' });
  expect(showFailure<Values>(form(), refusal)).toBe('期限切れです。');
  expect(showFailure<Values>(form(), new TypeError('x'))).toBeUndefined();
});

it('shows the error of an item at the text field that holds the list', () => {
  const one = form();
  expect(showFailure<Values>(one, invalid({ 'email.2': '長い' }))).toBeUndefined();
  expect(one.shown).toEqual([['email', '長い', true]]);
});
