import { expect, test } from 'vitest';
import { imageLimits, messageFileLimits } from './file-limits.ts';
import * as limits from './limits.ts';
import { isAllowedPassword } from './password-rule.ts';

test('the constants are those of the spec', () => {
  expect({ ...limits, imageLimits, messageFileLimits }).toMatchObject({
    sessionSeconds: { access: 3600, refresh: 14 * 24 * 3600 },
    cookieDays: { locale: 365, auth: 365 },
    timeoutMs: { request: 10000, translation: 10000 },
    minimumVisibleLoadingMs: 200,
    chunkReloadSeconds: 60,
    timeZone: 'Asia/Tokyo',
    imageLimits: { perService: 2, perOtherMessage: 2, perOffice: 1 },
    messageFileLimits: { perMessage: 2, bytes: 104_857_600 },
  });
});

test.each([
  ['abcdefg1', false],
  ['abcdefgh1', true],
  ['abcdefghi', false],
  ['123456789', false],
])('password %s is allowed: %s', (password, allowed) => {
  expect(isAllowedPassword(password)).toBe(allowed);
});
