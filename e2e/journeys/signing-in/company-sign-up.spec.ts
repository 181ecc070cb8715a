import { linkInMail } from '../../support/people/mailbox.ts';
import { signOut } from '../../support/people/sign-out.ts';
import { expect, test } from '../../support/test.ts';

test.describe('sign-up', () => {
  test.use({ locale: 'ja-JP', expectedProblems: /status of (410|422)/ });

  test('a company signs up in two steps, with a mail in between', async ({ page, request }) => {
    const email = `founder-${crypto.randomUUID()}@yuhi.example`;
    await page.goto('/company/signup');
    await page.getByRole('link', { name: '登録を始める' }).click();
    await page.getByRole('button', { name: '確認メールを送信' }).click();
    await expect(page.getByText('登録には同意が必要です。')).toBeVisible();
    await page.getByLabel('お名前').fill('吉田 𠮷郎 🌸');
    await page.getByLabel('会社のメールアドレス').fill(email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '確認メールを送信' }).click();
    await expect(page.getByRole('heading', { name: 'メールをご確認ください' })).toBeVisible();

    const link = await linkInMail(request, email, /signup\/step2/);
    await page.goto(link);
    await expect(page.getByText(`${email} を確認しました。`)).toBeVisible();
    await page.getByRole('button', { name: '登録を完了する' }).click();
    await expect(page.getByLabel('会社名（日本語）')).toBeFocused();
    await page.getByLabel('会社名（日本語）').fill('株式会社ゆうひ');
    await page.getByLabel('業界').selectOption({ label: 'IT' });
    await page.getByLabel(/本社の都道府県/).selectOption({ label: '東京都' });
    await page.getByLabel(/従業員数/).fill('１２');
    await page.getByLabel('パスワード', { exact: true }).fill('password123');
    await page.getByRole('button', { name: '登録を完了する' }).click();
    await expect(page.getByText(/推測されやすいパスワードです。/)).toBeVisible();
    await page.getByLabel('パスワード', { exact: true }).fill('yuhi-no-umi-9');
    await page.getByRole('button', { name: '登録を完了する' }).click();
    await expect(page).toHaveURL(/\/company\/engagement\/target$/);
    await expect(page.getByText('株式会社ゆうひ')).toBeVisible();
    await expect(page.getByText('登録が完了しました。')).toBeVisible();

    await signOut(page);
    await expect(page).toHaveURL(/\/company\/signin$/);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'このリンクは使えません' })).toBeVisible();
  });
});
