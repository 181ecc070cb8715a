import { registerStudent } from '../support/people/new-student.ts';
import { expectAccessible, expectNoSidewaysScroll, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: phone });

test('a student reports a company, blocks it and unblocks it', async ({ page, request }) => {
  await registerStudent(page, request, { firstName: 'Aiko', lastName: 'Hara' });
  await page.goto('/talent/settings/blocked');
  const found = page.waitForResponse(/settings\/companies/);
  await page.getByRole('combobox', { name: '企業' }).fill('やまびこ');
  const { companies } = (await (await found).json()) as { companies: { companyId: string }[] };
  await page.goto(`/talent/connect/${companies[0]?.companyId}`);
  const menu = page.getByRole('button', { name: /通報とブロック/ });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: '通報する' }).press('Enter');

  const form = page.getByRole('dialog', { name: '企業を通報する' });
  await form.getByRole('button', { name: '通報を送る' }).click();
  await expect(form.getByText('入力してください。')).toBeVisible();
  await form.getByLabel('その他').check();
  await form.getByLabel('詳しい状況').fill('面談のときに登録料を求められました。');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: '通報を送る' }).click();
  const done = page.getByRole('dialog', { name: 'ご連絡ありがとうございます' });
  await done.getByRole('button', { name: '閉じる' }).last().click();
  await expect(done).toHaveCount(0);

  await menu.click();
  await page.getByRole('menuitem', { name: 'ブロックする' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'ブロックする' }).click();
  await expect(page).toHaveURL(/\/talent\/connect$/);
  await page.getByRole('button', { name: '設定を見る' }).click();
  await page.getByRole('button', { name: /やまびこ/ }).click();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('更新しました。')).toBeVisible();
  await page.goto(`/talent/connect/${companies[0]?.companyId}`);
  await expect(menu).toBeVisible();
});
