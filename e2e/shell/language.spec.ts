import { signInAsRecruiter } from '../support/people/sign-in.ts';
import { pageAnswers } from '../support/seeing/visit.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP' });

test('?lang= switches between pages and keeps the rest of the address', async ({
  page,
  baseURL,
}) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/プライバシー/);
  await pageAnswers(page);
  await page.evaluate("history.pushState({}, '', '/company/signin?a=1&lang=en#b')");
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(`${baseURL}/company/signin?a=1#b`);
  await expect(page).toHaveTitle(/^Company sign-in \| Engawa – Where/);
  expect(await page.evaluate<string>('localStorage.LanguageType')).toBe('1');
});

test('?lang= of the current language leaves the address without a reload', async ({
  page,
  baseURL,
}) => {
  await page.goto('/terms');
  await pageAnswers(page);
  await page.evaluate('window.stillHere = true');
  await page.evaluate("history.pushState({}, '', '/company/signin?lang=ja')");
  await expect(page).toHaveURL(`${baseURL}/company/signin`);
  expect(await page.evaluate<boolean>('window.stillHere')).toBe(true);
});

test('the choice in the header lasts, even after a sign-in', async ({ page }) => {
  await signInAsRecruiter(page, 0);
  await page.goto('/company/settings/team');
  await expect(page.getByText('株式会社ほしぞら')).toBeVisible();
  await page.getByRole('combobox').selectOption('en');
  await expect(page.getByText('Hoshizora Inc.')).toBeVisible();
  await expect(page).toHaveTitle(/^Team \| Engawa – Where/);
  await page.reload();
  await expect(page.getByText('Hoshizora Inc.')).toBeVisible();
});

test('a partial language shows the rest in English, and stays', async ({ page }) => {
  await page.goto('/company/signin?lang=qps');
  await expect(page.locator('html')).toHaveAttribute('lang', 'qps');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company sign-in');
  await page.goto('/demo/ui');
  await expect(page.getByText('[Ŕéǫûîŕéð one]').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Language \(/ }).first()).toHaveValue('qps');
});
