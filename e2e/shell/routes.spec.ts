import type { Page } from '@playwright/test';
import { everyForm } from '../../apps/web/src/app/routes/table/every-form.ts';
import { specRoutes } from '../../apps/web/src/app/routes/table/spec-routes.ts';
import { signInAsRecruiter, signInAsStudent } from '../support/people/sign-in.ts';
import { visit } from '../support/seeing/visit.ts';
import { expect, test } from '../support/test.ts';

const id = '019a0000-0000-7000-8000-000000000000';

/**
 * Shows each page of the spec once, under every form of its address, to somebody who may see it.
 * guard.test.ts checks who may see what.
 */
const formsOf = (...audiences: string[]) =>
  everyForm.filter(({ audience }) => audiences.includes(audience));

/** Each page with an id in its address, under an unknown id and under an invalid one. */
const pathsOfUnknownIds = (audience: string): string[] =>
  specRoutes
    .filter((line) => line.startsWith(`${audience} `) && line.includes('{'))
    .flatMap((line) =>
      [id, 'x'].map((of) => line.replace(/^\w+ /, '').replace(/\{[\w-]+\??\}/g, of)),
    );

/** A missing item shows "not found", without an error message and without a retry. */
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
  // Titles of the home page and the 404 page differ from their headings.
  if (path === '/') return;
  // Read again each time, because an unknown id changes heading and title once more.
  await expect(async () => {
    const title = (await page.title()).split(' | ')[0];
    expect(title, path).toBe((await heading.textContent())?.trim());
  }).toPass({ timeout: 60_000 });
}

test.use({ locale: 'en-US' });
// The server reports unknown ids; that is no problem of the shell.
test.use({ expectedProblems: /status of 4(00|04|10|22)/ });

test('a visitor reaches public pages and is redirected to the entry pages', async ({ page }) => {
  // Blocks the way to the identity service, which has tests of its own.
  await page.route('**/v1/auth/sso-start', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { path, arrivesAt } of formsOf('public', 'entry')) {
    expect(await visit(page, path), path).toBe(arrivesAt);
    // These entry pages redirect as soon as they are ready.
    if (!/^\/(sign-?out|talent\/sso-auth)$/.test(path)) await expectPage(page, path);
  }
  expect(await visit(page, '/company/settings/team')).toBe('/company/signin');
  expect(await visit(page, '/talent/inbox')).toBe('/talent/sso-auth');
});

test('a student reaches the student pages', async ({ page }) => {
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
  for (const path of pathsOfUnknownIds('talent')) {
    await visit(page, path);
    await expectNotThere(page, path);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  }
  expect(await visit(page, '/company/settings/team')).toBe('/talent/account');
});

test('a recruiter reaches the company pages', async ({ page }) => {
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
  for (const path of pathsOfUnknownIds('company')) {
    await visit(page, path);
    await expectNotThere(page, path);
    await expect(page.getByText('Powered by Engawa')).toHaveCount(1);
  }
  expect(await visit(page, '/talent/inbox')).toBe('/company/settings/profile');
  expect(await visit(page, '/terms')).toBe('/terms');
  await expect(page.getByText('Powered by Engawa')).toHaveCount(0);
});

test('a recruiter of level 3 sees only the pages of that level', async ({ page }) => {
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
