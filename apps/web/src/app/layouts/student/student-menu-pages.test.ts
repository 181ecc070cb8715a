import { expect, test } from 'vitest';
import { belongsToEntry } from './student-menu-pages.ts';

test.each([
  ['/talent/account', '/talent/profile/basic', true],
  ['/talent/account', '/talent/settings/email', true],
  ['/talent/discover/companies', '/talent/company/1/company-job/2', true],
  ['/talent/connect', '/talent/connect/1', true],
  ['/talent/connect', '/talent/connected', false],
  ['/talent/inbox', '/talent/account', false],
])('menu entry %s covers %s: %s', (entry, path, holds) => {
  expect(belongsToEntry(entry, path)).toBe(holds);
});
