import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password1',
  'password123',
  '123password',
  'qwerty123456',
  '1q2w3e4r5t',
  'dragonfly2024',
  'iloveyou1!',
  'sakura2026',
  'tokyo12345',
  'engawa2026',
  'abc1234567',
  'aaa111222',
  'zaq1zaq1zaq1',
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(['kaki-to-moss-7', 'quiet-river-2024', 'dragon84613', 'x7k9q2m41', '2026', ''])(
  '%s is not common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
