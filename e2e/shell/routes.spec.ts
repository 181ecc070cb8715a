import type { Page } from '@playwright/test';
import { specRoutes } from '../../apps/web/src/app/routes/table/spec-routes.ts';
import { type Level, signInAsRecruiter, signInAsStudent } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const id = '019a0000-0000-7000-8000-000000000000';

/** Each page of the spec with its optional parts, and once more without them. */
const routes = specRoutes.flatMap((line) => {
  const [audience = '', template = ''] = line.split(' ');
  const full = template.replace(/\{[\w-]+\??\}/g, id);
  const short = template.replace(/\/\{[\w-]+\?\}/g, '').replace(/\{[\w-]+\}/g, id);
  return [...new Set([full, short])].map((path) => ({ audience, path }));
});

const isSignOut = (path: string): boolean => /^\/sign-?out$/.test(path);
const starts: Record<Level, string> = {
  0: '/company/engagement/target',
  1: '/company/engagement/target',
  2: '/company/engagement/target',
  3: '/company/engagement/message',
};

/** What the spec gives level 3, and what only levels 0 and 1 have. */
const forEveryone =
  /^\/company\/(engagement\/(message|applicants|notifications|student-profile)|settings\/(profile|password-change|account|contact))/;
const sees = (level: Level, path: string): boolean => {
  if (level === 3) return forEveryone.test(path);
  return level < 2 || path !== '/company/settings/team';
};

function placeFor(level: Level, audience: string, path: string): string {
  if (path === '/company/engagement' || audience === 'entry') return starts[level];
  if (path === '/company/settings' || audience === 'talent') return '/company/settings/profile';
  if (audience === 'public') return path;
  return sees(level, path) ? path : starts[level];
}

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page, path).toHaveTitle(/^\S.* \| Engawa \S/);
}

test.use({ locale: 'en-US' });
// A hundred pages a person.
test.describe.configure({ timeout: 240_000 });
// What is not there, such as these ids, the server says; that is no problem of the shell.
test.use({ expectedProblems: /status of 4(00|04|10|22)/ });

test('a visitor reaches what is public and is led to the doors', async ({ page }) => {
  // The identity service has tests of its own; here the door itself is looked at.
  await page.route('**/v1/auth/sso-start', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { audience, path } of routes) {
    const doors: Record<string, string> = {
      company: '/company/signin',
      talent: '/talent/sso-auth',
    };
    expect(await visit(page, path), path).toBe(doors[audience] ?? path);
  }
});

test('a student reaches the pages of talent', async ({ page }) => {
  await signInAsStudent(page);
  for (const { audience, path } of routes.filter((one) => !isSignOut(one.path))) {
    const stays = audience === 'talent' || audience === 'public';
    expect(await visit(page, path), path).toBe(stays ? path : '/talent/account');
    if (stays) await expectPage(page, path);
    if (audience === 'talent') {
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    }
  }
});

for (const level of [0, 1, 2, 3] as const) {
  test(`a recruiter of level ${level} reaches what that level sees`, async ({ page }) => {
    await signInAsRecruiter(page, level);
    await page.goto('/company/settings/profile');
    await expect(page.getByText('Powered by Engawa')).toBeVisible();
    for (const { audience, path } of routes.filter((one) => !isSignOut(one.path))) {
      const place = placeFor(level, audience, path);
      expect(await visit(page, path), path).toBe(place);
      await expectPage(page, path);
      const isCompany = place.startsWith('/company/');
      await expect(page.getByText('Powered by Engawa')).toHaveCount(isCompany ? 1 : 0);
    }
  });
}
