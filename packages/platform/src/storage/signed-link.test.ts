import { expect, test } from 'vitest';
import { checkLink, signLink } from './signed-link.ts';

const secret = Buffer.alloc(32, 1);
const at = (seconds: number) => new Date(seconds * 1000);
const link = signLink(secret, 'some-key', at(1000));

test.each([
  ['as signed', link, 999, 'good'],
  ['late', link, 1001, 'expired'],
  ['with another key', { ...link, key: 'other-key' }, 999, 'forged'],
  ['prolonged', { ...link, expires: '9999' }, 999, 'forged'],
  ['cut', { ...link, signature: link.signature.slice(1) }, 999, 'forged'],
  ['unsigned', { ...link, signature: '' }, 999, 'forged'],
] as const)('%s', (_name, given, now, verdict) => {
  expect(checkLink(secret, given, at(now))).toBe(verdict);
});

test('refuses a link of another server', () => {
  expect(checkLink(Buffer.alloc(32, 2), link, at(1))).toBe('forged');
});
