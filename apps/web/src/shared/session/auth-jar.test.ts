import { describe, expect, it } from 'vitest';
import { cookieFor, readStoredSession, type StoredSession } from './auth-jar.ts';

const stored: StoredSession = {
  strategy: 'company',
  refreshExpiresAt: '2026-11-29T00:00:00.000Z',
  mark: 'm',
};

it('restores what was stored, for 365 days', () => {
  const cookie = cookieFor(stored, true);
  expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
  const [pair] = cookie.split(';');
  expect(readStoredSession(`language=ja; ${pair}; other=1`)).toEqual(stored);
});

it('deletes its cookies at once', () => {
  expect(cookieFor(undefined, false)).toMatch(/^\w+=; Path=\/; Max-Age=0; SameSite=Lax$/);
});

describe('foreign cookies', () => {
  const written = (value: unknown) => cookieFor(value as StoredSession, false).split(';')[0] ?? '';
  it.each([
    ['nothing', ''],
    ['no JSON', 'engawa_auth=%7Bnonsense'],
    ['a broken escape', 'engawa_auth=%'],
    ['another strategy', written({ ...stored, strategy: 'operator' })],
    ['no date', written({ ...stored, refreshExpiresAt: 'soon' })],
    ['no mark', written({ ...stored, mark: undefined })],
    ['null', 'engawa_auth=null'],
  ])('reads no session from %s', (_, cookies) =>
    expect(readStoredSession(cookies)).toBeUndefined(),
  );
});
