import { linkInMail } from '../support/people/mailbox.ts';
import { newCompany } from '../support/people/new-company.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: phone, expectedProblems: /status of (401|422)/ });

test('a password is changed: errors appear in the dialog and at the fields, other devices are signed out', async ({
  page,
  browser,
}) => {
  const { email, password } = await newCompany(page.request, 'Kawasemi Inc.');
  const signIn = async (tab: typeof page, secret: string) => {
    await tab.goto('/company/signin');
    await tab.getByLabel('メールアドレス').fill(email);
    await tab.getByLabel('パスワード', { exact: true }).fill(secret);
    await tab.getByRole('button', { name: 'ログイン', exact: true }).click();
    await expect(tab).not.toHaveURL(/\/company\/signin$/);
  };
  await signIn(page, password);
  const elsewhere = await browser.newPage({ locale: 'ja-JP' });
  await signIn(elsewhere, password);

  await page.goto('/company/settings/password-change');
  const current = page.getByLabel('現在のパスワード', { exact: true });
  const wanted = page.getByLabel('新しいパスワード', { exact: true });
  const change = page.getByRole('button', { name: 'パスワードを変更する' });
  await change.click();
  await expect(current).toBeFocused();
  await current.fill('wrong-guess-1');
  await wanted.fill('midori-no-mori-5');
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'パスワードを変更できませんでした' });
  await expect(dialog).toContainText('現在のパスワードが正しくありません。');
  await dialog.getByRole('button', { name: '入力し直す' }).click();
  await expect(dialog).toBeHidden();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(/現在のパスワードが正しくありません。$/);
  await expectGoodLooks(page, 'ja');

  await current.fill(password);
  await wanted.fill('password123');
  await change.click();
  await expect(dialog).toContainText('推測されやすいパスワードです。');
  // The dialog handles Escape only once it has made the page behind it inert.
  await expect(change).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(wanted).toBeFocused();
  await wanted.fill('midori-no-mori-5');
  await change.click();
  await expect(
    page.getByText('パスワードを変更しました。', { exact: false }).first(),
  ).toBeVisible();
  await expect(current).toHaveValue('');

  await page.goto('/company/settings/password-change');
  await expect(current).toBeVisible();
  await elsewhere.goto('/company/settings/profile');
  await expect(elsewhere).toHaveURL(/\/company\/signin$/);
  await signIn(elsewhere, 'midori-no-mori-5');
  // The notification mail links to a password reset, in case someone else made the change.
  await linkInMail(page.request, email, /\/company\/forget-password$/);
});
