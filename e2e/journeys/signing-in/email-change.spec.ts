import { linkInMail } from '../../support/people/mailbox.ts';
import { newCompany } from '../../support/people/new-company.ts';
import { expectGoodLooks, phone } from '../../support/seeing/looks.ts';
import { expect, test } from '../../support/test.ts';

// The undo ends every session, including the open page's, whose next call fails with 401.
const expected = /status of (400|401|410|422)/;
test.use({ locale: 'ja-JP', viewport: phone, expectedProblems: expected });

test('an address is changed by the mail to the new one, and restored by the mail to the old one', async ({
  page,
}) => {
  const { email, password } = await newCompany(page.request, 'Hibari Inc.');
  await page.goto('/company/signin');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).not.toHaveURL(/\/company\/signin$/);

  await page.goto('/company/settings/account');
  const card = page.getByRole('region', { name: 'メールアドレス' });
  const wanted = card.getByLabel('新しいメールアドレス');
  await wanted.fill(email);
  await card.getByRole('button', { name: '確認メールを送る' }).click();
  await expect(wanted).toHaveAccessibleDescription('現在と同じメールアドレスです。');
  const next = `moved-${email}`;
  await wanted.fill(next);
  await card.getByRole('button', { name: '確認メールを送る' }).click();
  await expect(card.getByRole('status')).toContainText(`${next} に確認メールを送りました。`);
  await expectGoodLooks(page, 'ja');

  const confirm = await linkInMail(page.request, next, /email-change\/confirm/);
  await page.goto(confirm);
  await expect(page.getByText(next)).toBeVisible();
  await expectGoodLooks(page, 'ja');
  await page.getByRole('button', { name: '変更する' }).click();
  await expect(page.getByRole('heading', { name: 'メールアドレスを変更しました' })).toBeVisible();
  await page.getByRole('link', { name: 'アカウントの設定を開く' }).click();
  await expect(card).toContainText(next);
  await page.goto(confirm);
  await expect(page.getByRole('heading', { name: 'このリンクは使えません' })).toBeVisible();

  await page.goto(await linkInMail(page.request, email, /email-change\/undo/));
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByRole('heading', { name: 'メールアドレスを元に戻しました' })).toBeVisible();
  await expectGoodLooks(page, 'ja');
  await page.goto('/company/settings/account');
  await expect(page).toHaveURL(/\/company\/signin$/);
});
