import type { Page } from '@playwright/test';
import { signInAsRecruiter, signInAsStudent } from '../support/people/sign-in.ts';
import { signOut } from '../support/people/sign-out.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US', expectedProblems: /status of (400|401|503)/ });

async function signInHere(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

test('after a sign-in the wanted page opens', async ({ page, baseURL }) => {
  const wanted = '/company/engagement/search?word=%E7%9C%8B%E8%AD%B7#list';
  await page.goto(wanted);
  await expect(page).toHaveURL(`${baseURL}/company/signin`);
  await signInHere(page, '髙橋 健');
  await expect(page).toHaveURL(baseURL + wanted);
  await signOut(page);
  await expect(page).toHaveURL(`${baseURL}/company/signin`);
  await signInHere(page, '髙橋 健');
  await expect(page).toHaveURL(`${baseURL}/company/engagement/target`);
});

test('a student arrives at the wanted page from an old address too', async ({ page, baseURL }) => {
  await signInAsStudent(page, '/students/inbox?from=mail#last');
  await expect(page).toHaveURL(`${baseURL}/talent/inbox?from=mail#last`);
});

test('a planted path is not followed', async ({ page, baseURL }) => {
  await page.goto('/company/signin');
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/signout']) {
    await page.evaluate(`sessionStorage.setItem('engawa-wanted', ${JSON.stringify(path)})`);
    await signInHere(page, '髙橋 健');
    await expect(page).toHaveURL(`${baseURL}/company/engagement/target`);
    await signOut(page, '/sign-out');
    await expect(page).toHaveURL(`${baseURL}/company/signin`);
  }
});

test.describe('an old address', () => {
  // Company 1 does not exist, which the server may report before the test ends.
  test.use({ expectedProblems: /status of 404/ });

  for (const [from, to] of [
    ['/talent/discover?freeWord=a#b', '/talent/discover/companies?freeWord=a#b'],
    ['/students/discover', '/talent/discover/companies'],
    ['/students/company/1/company-job/2?x=1#y', '/talent/company/1/company-job/2?x=1#y'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ page, baseURL }) => {
      await signInAsStudent(page);
      await page.goto(from);
      await expect(page).toHaveURL(baseURL + to);
    });
  }
});

test('the old address of sent requests leads to the waiting ones', async ({ page, baseURL }) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/connect-applying');
  await expect(page).toHaveURL(`${baseURL}/company/engagement/connect/waiting`);
});

test('an unavailable server signs nobody out, and a retry continues', async ({ page }) => {
  await signInAsRecruiter(page, 1);
  const refresh = '**/v1/auth/refresh';
  await page.route(refresh, (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'unavailable', message: 'The service is busy or under maintenance.' },
    }),
  );
  await page.goto('/company/engagement/search');
  await expect(page.getByText('The service is busy or under maintenance.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.unroute(refresh);
  // A key instead of a click, because the page may recover by itself and remove the button.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hoshizora Inc.')).toBeVisible();
  await expect(page).toHaveURL(/\/company\/engagement\/search$/);
});

test("a badge shows the server's count and is refetched on navigation", async ({ page }) => {
  let messages = 1;
  await page.route('**/v1/company/notifications', (route) => {
    const notice = {
      connects: 3,
      messages,
      apply: 0,
      connectsAccept: 0,
      notifications: 120,
    };
    return route.fulfill({ json: { result: 1, notice } });
  });
  await signInAsRecruiter(page, 0);
  await page.goto('/company/engagement/target');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Settings and more' }).click();
  await expect(menu.getByRole('link', { name: /^Connections 3 connect requests/ })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Notifications 120 unread/ })).toContainText('99+');
  await expect(menu.getByRole('link', { name: /^Messages 1 unread message$/ })).toBeVisible();
  messages = 2;
  // Answers of the last second are not fetched again.
  await expect(async () => {
    await menu.getByRole('link', { name: 'Find students' }).click();
    await menu.getByRole('link', { name: 'Recommended students' }).click();
    const later = menu.getByRole('link', { name: /^Messages 2 unread messages$/ });
    await expect(later).toBeVisible({ timeout: 300 });
  }).toPass();
});
