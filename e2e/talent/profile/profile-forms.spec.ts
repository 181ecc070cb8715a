import type { Page } from '@playwright/test';
import { registerStudent } from '../../support/people/new-student.ts';
import { type ProfileWords, profileWords } from '../../support/people/profile-words.ts';
import { expect, test } from '../../support/test.ts';

test.use({ locale: 'en-US', expectedProblems: /status of 4(01|09|22)/ });

const person = { firstName: 'Nabil', lastName: 'Haddad' };
let words: ProfileWords;
test.beforeAll(async () => {
  words = await profileWords('en');
});

const story = (page: Page) => page.getByLabel(words.story.strength);
const saveButton = (page: Page) =>
  page.getByRole('button', { name: words.frame.save, exact: true }).first();

async function saved(page: Page, press: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('/v1/student/profile/') && response.request().method() === 'POST',
  );
  await press();
  return (await answer).status();
}

test('errors appear at their fields, and the first one gets the focus', async ({
  page,
  request,
}) => {
  await registerStudent(page, request, person);
  await page.goto('/talent/profile/basic');
  const kana = page.getByLabel(words.basic.lastNameKana);
  await kana.fill('漢字');
  await page.getByLabel(words.basic.phoneCountry).selectOption('JP');
  await page.getByLabel(words.basic.phone, { exact: true }).fill('+84 912 345 678');
  await saveButton(page).click();
  await expect(page.getByText('Please use katakana only.')).toBeVisible();
  await expect(kana).toBeFocused();

  // Only the server can check the rest.
  await kana.fill('ハッダード');
  expect(await saved(page, () => saveButton(page).click())).toBe(422);
  await expect(page.getByText(/not a number of the chosen country/)).toBeVisible();
  await expect(page.getByLabel(words.basic.phone, { exact: true })).toBeFocused();
  await expect(kana).toHaveValue('ハッダード');

  await page.goto('/talent/profile/sns');
  // A reload with unsaved changes opens the browser's own dialog.
  await page.getByRole('button', { name: words.links.add }).click();
  // Adding focuses the first field of the new item.
  await expect(page.locator('main fieldset').last().locator('input, select').first()).toBeFocused();
  await page.getByLabel(words.links.url).fill('javascript:alert(1)');
  await saveButton(page).click();
  await expect(page.getByText(/starts with http/)).toBeVisible();
});

test('leaving with unsaved changes asks first', async ({ page, request }) => {
  await registerStudent(page, request, person);
  await page.goto('/talent/account');
  await page.getByRole('link', { name: 'Your story' }).click();
  await story(page).fill('まだ保存していません。');
  await page.getByRole('link', { name: words.frame.back }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog).toBeHidden();
  await expect(story(page)).toHaveValue('まだ保存していません。');
  await page.goBack();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).not.toHaveURL(/unique$/);
});

test('two tabs: the second is asked which text to keep', async ({ page, request, context }) => {
  await registerStudent(page, request, person);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/talent/profile/unique');
    await expect(story(tab)).toBeVisible();
  }
  await story(page).fill('一つ目のタブの文章です。');
  await story(other).fill('二つ目のタブの文章です。');
  expect(await saved(page, () => saveButton(page).click())).toBe(200);
  expect(await saved(other, () => saveButton(other).click())).toBe(409);
  await expect(other.getByText('This was saved somewhere else first')).toBeVisible();
  await expect(story(other)).toHaveValue('二つ目のタブの文章です。');
  await other.getByRole('button', { name: 'Show the saved version' }).click();
  await expect(story(other)).toHaveValue('一つ目のタブの文章です。');

  await story(page).fill('もう一度、一つ目のタブです。');
  expect(await saved(page, () => saveButton(page).click())).toBe(200);
  await story(other).fill('二つ目のタブを残します。');
  expect(await saved(other, () => saveButton(other).click())).toBe(409);
  const again = other.getByRole('button', { name: 'Save what is on this screen' });
  expect(await saved(other, () => again.click())).toBe(200);
  await page.reload();
  await expect(story(page)).toHaveValue('二つ目のタブを残します。');
});

test('input typed when the session ended is restored after the next sign-in', async ({
  page,
  request,
  context,
}) => {
  const email = await registerStudent(page, request, person);
  await page.goto('/talent/profile/unique');
  await story(page).fill('途中で時間切れになった文章です。');
  // Ends the session: the next call is refused, and so is the refresh.
  await context.clearCookies({ name: 'engawa_refresh' });
  await page.evaluate(`
    const cookie = document.cookie.split('; ').find((one) => one.startsWith('engawa_auth='));
    const kept = JSON.parse(decodeURIComponent(cookie.slice('engawa_auth='.length)));
    kept.refreshExpiresAt = new Date(Date.now() - 1000).toISOString();
    document.cookie = 'engawa_auth=' + encodeURIComponent(JSON.stringify(kept)) + '; Path=/';
  `);
  // A background call may notice first, and the next press closes the message at once, so an
  // observer watches for the message.
  const over = page.getByText('Session Expired');
  const shown = page.evaluate(`new Promise((shown) => {
    const look = () => document.body.textContent.includes('Session Expired') && shown();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
  })`);
  await saveButton(page).or(over).first().click();
  await shown;
  await page.getByRole('link', { name: 'Sign in as a student' }).click();
  await expect(page).toHaveURL(/\/talent\/signin$/);
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  // The identity service still has a session, but asks for the password again.
  const password = page.getByRole('textbox', { name: 'Password' });
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await password.fill('engawa-de-ocha-3');
  await password.press('Enter');
  await expect(page).toHaveURL(/\/talent\/profile\/unique$/);
  await expect(page.getByText(words.frame.restored)).toBeVisible();
  await expect(story(page)).toHaveValue('途中で時間切れになった文章です。');
  expect(await saved(page, () => saveButton(page).click())).toBe(200);
});

test('input typed during a save stays and counts as unsaved', async ({ page, request }) => {
  await registerStudent(page, request, person);
  await page.goto('/talent/profile/unique');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v1/student/profile/unique', async (route) => {
    await held;
    await route.continue();
  });
  await story(page).fill('はじめの文章。');
  const asked = page.waitForRequest('**/v1/student/profile/unique');
  await saveButton(page).click();
  await asked;
  await story(page).pressSequentially('つづき。');
  answer();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(story(page)).toHaveValue('はじめの文章。つづき。');
  await expect(page.getByText(words.frame.unsaved)).toBeVisible();
  expect(await saved(page, () => saveButton(page).click())).toBe(200);
  await expect(page.getByText(words.frame.unsaved)).toBeHidden();
  await page.reload();
  await expect(story(page)).toHaveValue('はじめの文章。つづき。');
});
