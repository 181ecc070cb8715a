import type { BrowserContext, Page } from '@playwright/test';
import { newCompany } from '../../support/people/new-company.ts';
import { keepSession } from '../../support/people/sign-in.ts';
import { signOut } from '../../support/people/sign-out.ts';
import { expect, test } from '../../support/test.ts';

test.use({ locale: 'en-US', expectedProblems: /status of 40[01]/ });

const cookieName = 'engawa_refresh';

async function signIn(page: Page, name = '田中 美咲'): Promise<void> {
  await page.goto('/company/signin');
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(/\/company\/engagement\//);
}

/** What follows other tabs comes with the code that shows results, a moment after the page itself. */
const followsOthers = (page: Page) => expect(page.locator('[data-snackbar]')).toBeAttached();

async function refreshCookie(context: BrowserContext) {
  const cookies = await context.cookies(`${process.env.E2E_ORIGIN}/v1/auth/refresh`);
  return cookies.find(({ name }) => name === cookieName);
}

test('each reload turns the refresh token over, and the person notices nothing', async ({
  page,
  context,
}) => {
  await signIn(page);
  const first = await refreshCookie(context);
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  await page.reload();
  await expect(page.getByText('Hoshizora Inc.')).toBeVisible();
  const second = await refreshCookie(context);
  expect(second?.value).not.toBe(first?.value);
  expect(await page.evaluate<string>('document.cookie')).not.toContain(second?.value);
});

test('a stolen refresh token ends the session for both', async ({ page, context, playwright }) => {
  await signIn(page);
  const stolen = await refreshCookie(context);
  await page.reload();
  await expect(page.getByText('Hoshizora Inc.')).toBeVisible();
  const thief = await playwright.request.newContext({
    baseURL: process.env.E2E_ORIGIN ?? '',
    extraHTTPHeaders: { cookie: `${cookieName}=${stolen?.value}` },
  });
  // A page that stays open hears of the end by itself, before or after it is asked for another.
  await page.goto('about:blank');
  // For ten seconds it might be a second tab; from then on it is a theft.
  await expect.poll(async () => (await thief.post('/v1/auth/refresh')).status()).toBe(400);
  await page.goto('/company/settings/profile');
  await expect(page).toHaveURL(/\/company\/signin$/);
  await expect(page.getByText('Session Expired')).toBeVisible();
});

test('after fourteen days the person is told that the session expired', async ({ page }) => {
  // A company of the test's own: news of others would make the page ask by itself.
  const owner = await newCompany(page.request, 'Fortnight Inc.');
  const login = await page.request.post('/v1/auth/recruiter-login', { data: owner });
  expect(login.status()).toBe(200);
  const { accessToken } = (await login.json()) as { accessToken: { refreshExpiresAt: string } };
  await keepSession(page, 'company', accessToken.refreshExpiresAt);
  // It listens for news once it has asked for all else.
  const listens = page.waitForRequest('**/v1/company/signals');
  await page.goto('/company/settings/password-change');
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
  await listens;
  await keepSession(page, 'company', new Date(Date.now() - 1000).toISOString());
  let calls = 0;
  page.on('request', (request) => {
    if (/\/v1\/company\/(?!logout)/.test(request.url())) calls += 1;
  });
  // Who is found has never been read: the page has to ask for it.
  await page.getByRole('link', { name: 'Find students' }).click();
  await expect(page).toHaveURL(/\/company\/signin$/);
  await expect(page.getByText('Session Expired')).toBeVisible();
  expect(calls).toBe(0);
});

test('two tabs: what one does, the other follows', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/company/settings/profile');
  await expect(other.getByText('Hoshizora Inc.')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/company\/signin$/);
  await expect(other).toHaveURL(/\/company\/signin$/);
  await followsOthers(other);

  await signIn(page, '緑川 誠');
  await other.bringToFront();
  // It starts anew by itself, and a person who is signed in has no use for a sign-in page.
  await expect(other).toHaveURL(/\/company\/engagement\//);
  await other.goto('/company/settings/profile');
  await expect(other.getByText('Midori Works Co., Ltd.')).toBeVisible();
});

test('a session that was ended elsewhere ends here with the next click', async ({
  page,
  context,
}) => {
  await signIn(page, 'Emma Clarke');
  await context.clearCookies({ name: cookieName });
  await page.reload();
  await expect(page).toHaveURL(/\/company\/signin$/);
  await expect(page.getByText('Session Expired')).toBeVisible();
});

test('a tab that rests on the page after signing out lets the next sign-in be', async ({
  page,
  context,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await signOut(other);
  await expect(other).toHaveURL(/\/company\/signin$/);
  // The first tab follows, and only then can it be led elsewhere.
  await expect(page).toHaveURL(/\/company\/signin$/);
  await other.goto('/signout');
  await expect(other.getByText('You are signed out')).toBeVisible();
  await followsOthers(other);
  await signIn(page);
  // It hears of the sign-in and goes elsewhere.
  await expect(other).not.toHaveURL(/signout/);
  await page.reload();
  await expect(page).toHaveURL(/\/company\/engagement\//);
});

test('a link of another site to the sign-out asks first', async ({ page, baseURL }) => {
  await signIn(page);
  await page.goto(`data:text/html,<a href="${baseURL}/signout">Free coffee</a>`);
  await page.getByRole('link', { name: 'Free coffee' }).click();
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible();
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL(/\/company\/engagement\//);
  await page.goto('/company/settings/profile');
  await expect(page.getByText('Hoshizora Inc.')).toBeVisible();
});
