import type { Page } from '@playwright/test';
import { everyForm } from '../../apps/web/src/app/routes/table/every-form.ts';
import { specRoutes } from '../../apps/web/src/app/routes/table/spec-routes.ts';
import { signInAsRecruiter, signInAsStudent } from '../support/people/sign-in.ts';
import { visit } from '../support/seeing/visit.ts';
import { expect, test } from '../support/test.ts';

const id = '019a0000-0000-7000-8000-000000000000';

/**
 * Each page of the spec under every form of its address. Here each is shown once, to somebody who may
 * see it; who may see what is asked of the guards themselves.
 */
const formsOf = (...audiences: string[]) =>
  everyForm.filter(({ audience }) => audiences.includes(audience));

/** Each page that is named by an id, under the id of nothing and under what is no id. */
const pathsOfNothing = (audience: string): string[] =>
  specRoutes
    .filter((line) => line.startsWith(`${audience} `) && line.includes('{'))
    .flatMap((line) =>
      [id, 'x'].map((of) => line.replace(/^\w+ /, '').replace(/\{[\w-]+\??\}/g, of)),
    );

/** What is asked for by its address and is not there: no word of a failure, and nothing to try again. */
async function expectNotThere(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, path).toHaveText(/^(This page could not be found|Coming soon)$/);
  await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0);
}

async function expectPage(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await expect(heading, path).toBeVisible();
  await expect(heading, path).not.toHaveText('Something went wrong');
  await expect(page, path).toHaveTitle(/^\S.* \| Engawa \S/);
  // Home and its 404 have titles of their own, which say more than the heading.
  if (path === '/') return;
  // Both are read again each time: an id that is not there changes heading and title once more.
  await expect(async () => {
    const title = (await page.title()).split(' | ')[0];
    expect(title, path).toBe((await heading.textContent())?.trim());
  }).toPass({ timeout: 60_000 });
}

test.use({ locale: 'en-US' });
// What is not there, such as these ids, the server says; that is no problem of the shell.
test.use({ expectedProblems: /status of 4(00|04|10|22)/ });

test('a visitor reaches what is public and is led to the doors', async ({ page }) => {
  // The identity service has tests of its own; here the door itself is looked at.
  await page.route('**/v1/auth/sso-start', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { path, arrivesAt } of formsOf('public', 'entry')) {
    expect(await visit(page, path), path).toBe(arrivesAt);
    // The doors to the identity service and out are open only while it takes.
    if (!/^\/(sign-?out|talent\/sso-auth)$/.test(path)) await expectPage(page, path);
  }
  expect(await visit(page, '/company/settings/team')).toBe('/company/signin');
  expect(await visit(page, '/talent/inbox')).toBe('/talent/sso-auth');
});

test('a student reaches the pages of talent', async ({ page }) => {
  await signInAsStudent(page);
  const beginnings = ['/students', '/talent'].map((path) => ({
    path,
    arrivesAt: '/talent/account',
  }));
  for (const { path, arrivesAt } of [...formsOf('talent'), ...beginnings]) {
    expect(await visit(page, path), path).toBe(arrivesAt);
    await expectPage(page, path);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  }
  for (const path of pathsOfNothing('talent')) {
    await visit(page, path);
    await expectNotThere(page, path);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  }
  expect(await visit(page, '/company/settings/team')).toBe('/talent/account');
});

test('a recruiter reaches the pages of the company', async ({ page }) => {
  await signInAsRecruiter(page, 0);
  await page.goto('/company/settings/profile');
  await expect(page.getByText('Powered by Engawa')).toBeVisible();
  const start = '/company/engagement/target';
  const beginnings = ['/', '/company'].map((path) => ({ path, arrivesAt: start }));
  for (const { path, arrivesAt } of [...formsOf('company'), ...beginnings]) {
    expect(await visit(page, path), path).toBe(arrivesAt);
    await expectPage(page, path);
    await expect(page.getByText('Powered by Engawa')).toHaveCount(1);
  }
  for (const path of pathsOfNothing('company')) {
    await visit(page, path);
    await expectNotThere(page, path);
    await expect(page.getByText('Powered by Engawa')).toHaveCount(1);
  }
  expect(await visit(page, '/talent/inbox')).toBe('/company/settings/profile');
  expect(await visit(page, '/terms')).toBe('/terms');
  await expect(page.getByText('Powered by Engawa')).toHaveCount(0);
});

test('a recruiter of level 3 is kept to what that level sees', async ({ page }) => {
  await signInAsRecruiter(page, 3);
  await page.goto('/company/settings/profile');
  await expect(page.getByText('Powered by Engawa')).toBeVisible();
  const start = '/company/engagement/message';
  for (const path of [
    '/',
    '/company/settings/team',
    '/company/contents/job',
    '/company/engagement',
  ]) {
    expect(await visit(page, path), path).toBe(start);
    await expectPage(page, start);
  }
});
