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

/** The code that follows other tabs loads with the snackbars, shortly after the page. */
const followsOthers = (page: Page) => expect(page.locator('[data-snackbar]')).toBeAttached();

async function refreshCookie(context: BrowserContext) {
  const cookies = await context.cookies(`${process.env.E2E_ORIGIN}/v1/auth/refresh`);
  return cookies.find(({ name }) => name === cookieName);
}

test('each reload rotates the refresh token without disturbing the person', async ({
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
  // An open page would notice the end of the session by itself, at an unpredictable time.
  await page.goto('about:blank');
  // Reuse within ten seconds could be a second tab; later it counts as theft.
  await expect.poll(async () => (await thief.post('/v1/auth/refresh')).status()).toBe(400);
  await page.goto('/company/settings/profile');
  await expect(page).toHaveURL(/\/company\/signin$/);
  await expect(page.getByText('Session Expired')).toBeVisible();
});

test('after fourteen days the session expires with a message', async ({ page }) => {
  // A company of this test only, because signals about others would trigger calls.
  const owner = await newCompany(page.request, 'Fortnight Inc.');
  const login = await page.request.post('/v1/auth/recruiter-login', { data: owner });
  expect(login.status()).toBe(200);
  const { accessToken } = (await login.json()) as { accessToken: { refreshExpiresAt: string } };
  await keepSession(page, 'company', accessToken.refreshExpiresAt);
  // The stream of signals opens after all other requests.
  const listens = page.waitForRequest('**/v1/company/signals');
  await page.goto('/company/settings/password-change');
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
  await listens;
  await keepSession(page, 'company', new Date(Date.now() - 1000).toISOString());
  let calls = 0;
  page.on('request', (request) => {
    if (/\/v1\/company\/(?!logout)/.test(request.url())) calls += 1;
  });
  // Search results are not cached yet, so the page has to request them.
  await page.getByRole('link', { name: 'Find students' }).click();
  await expect(page).toHaveURL(/\/company\/signin$/);
  await expect(page.getByText('Session Expired')).toBeVisible();
  expect(calls).toBe(0);
});

test("two tabs follow each other's sign-in and sign-out", async ({ page, context }) => {
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
  // The tab reloads by itself, and the sign-in page redirects a signed-in person.
  await expect(other).toHaveURL(/\/company\/engagement\//);
  await other.goto('/company/settings/profile');
  await expect(other.getByText('Midori Works Co., Ltd.')).toBeVisible();
});

test('a session ended elsewhere ends here with the next click', async ({ page, context }) => {
  await signIn(page, 'Emma Clarke');
  await context.clearCookies({ name: cookieName });
  await page.reload();
  await expect(page).toHaveURL(/\/company\/signin$/);
  await expect(page.getByText('Session Expired')).toBeVisible();
});

test('a tab on the sign-out page does not end the next sign-in', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await signOut(other);
  await expect(other).toHaveURL(/\/company\/signin$/);
  // The first tab must have followed the sign-out before it navigates.
  await expect(page).toHaveURL(/\/company\/signin$/);
  await other.goto('/signout');
  await expect(other.getByText('You are signed out')).toBeVisible();
  await followsOthers(other);
  await signIn(page);
  // The sign-in in the first tab redirects this one.
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
