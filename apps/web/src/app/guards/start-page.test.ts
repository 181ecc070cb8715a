import { expect, it } from 'vitest';
import type { Account } from '../../shared/session/create-session.ts';
import { pageAt } from '../routes/table/look-up.ts';
import { firstSeen, startPage } from './start-page.ts';

const person = {
  id: '1',
  name: '田中',
  email: 'a@example.jp',
  emailUndeliverable: false,
  profilePictureUrl: null,
};
const recruiter = (role: number): Account => ({
  ...person,
  role,
  companyId: '2',
  companyName: { jp: '会社', en: null },
});

it.each([
  [0, '/company/engagement/target'],
  [1, '/company/engagement/target'],
  [2, '/company/engagement/target'],
  [3, '/company/engagement/message'],
])('starts level %i at %s', (level, path) => expect(startPage(recruiter(level))).toBe(path));

it.each([0, 1, 2, 3] as const)('starts the settings of level %i at their own profile', (level) => {
  expect(firstSeen(level, pageAt('/company/settings').sendsTo ?? [])).toBe(
    '/company/settings/profile',
  );
});

it('starts students on the top page', () => expect(startPage(person)).toBe('/'));

it('falls back to the last of the given pages', () => {
  expect(firstSeen(3, ['/company/settings/team', '/company/settings/company-info'])).toBe(
    '/company/settings/company-info',
  );
});
