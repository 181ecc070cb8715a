import { signInAsRecruiter } from '../support/people/sign-in.ts';
import { expectAccessible } from '../support/seeing/looks.ts';
import { pageAnswers } from '../support/seeing/visit.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US', expectedProblems: /Failed to (load resource|fetch)|status of/ });

test('a chunk that fails to load reloads the page once, then shows an error', async ({ page }) => {
  await page.goto('/');
  await pageAnswers(page);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const parts = '**/assets/signin-page-*.js';
  await page.route(parts, (route) => route.abort());
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('A part of this page could not be fetched.')).toBeVisible();
  expect(loads).toBe(1);
  await expectAccessible(page);
  await page.unroute(parts);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/talent\/signin$/);
});

test('without words, the start failure is shown in both languages', async ({ page }) => {
  await page.route('**/assets/words-*.js', (route) => route.abort());
  await page.goto('/');
  // The first time the client reloads by itself, because of a possible new release.
  const reload = page.getByRole('button', { name: /Reload/ });
  await expect(reload).toBeVisible();
  await expect(page.getByText('ページを読み込めませんでした。')).toBeVisible();
  await expect(page.getByText('The page could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/words-*.js');
  await reload.click();
  await expect(page.getByRole('heading', { level: 1, name: /engawa/ })).toBeVisible();
});

test('a refusal for the wrong level is shown and signs out', async ({ page, baseURL }) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/target');
  await expect(page.getByText('Hoshizora Inc.')).toBeVisible();
  const { promise: held, resolve: refuse } = Promise.withResolvers<void>();
  let isAsked = false;
  await page.route('**/v1/company/account', async (route) => {
    isAsked = true;
    await held;
    await route.fulfill({
      status: 403,
      json: { code: 'wrong_level', message: 'Not for your level.' },
    });
  });
  // Answers of the last second are cached; then the next click triggers the call. The refusal waits
  // until the click is over, because a later press would close the message.
  await expect(async () => {
    if (!isAsked) await page.getByRole('link', { name: 'Find students' }).click();
    expect(isAsked).toBe(true);
  }).toPass();
  refuse();
  await expect(page.getByText('Not for your level.')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/company/signin`);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Not for your level.')).toBeHidden();
});
