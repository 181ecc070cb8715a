import { newCompany } from '../support/people/new-company.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: phone });

test("a company's facts are entered once, checked, and shown on its page", async ({ page }) => {
  const { email, password } = await newCompany(page.request, 'Tsubame Inc.');
  await page.goto('/company/signin');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(/\/company\/engagement\/target$/);

  await page.goto('/company/settings/company-info');
  await page.getByLabel('法人番号').fill('８０００012050002');
  await page.getByLabel('従業員数').fill('42');
  await page.getByRole('button', { name: '保存する' }).click();
  const number = page.getByLabel('法人番号');
  await expect(page.getByText('13桁の法人番号を確認してください。')).toBeVisible();
  await expect(number).toBeFocused();
  await number.fill('７０００012050002');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('更新しました。')).toBeVisible();
  await expectGoodLooks(page, 'ja');

  await page.setViewportSize(desktop);
  await page.goto('/company/contents/general');
  const facts = page.getByRole('region', { name: '会社データ' });
  await expect(facts.getByText('42名')).toBeVisible();
  await facts.getByRole('link', { name: '会社の登録情報で変更' }).click();
  await expect(page.getByLabel('法人番号')).toHaveValue('7000012050002');
});
