import { signInAsRecruiter } from '../support/people/sign-in.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });

test('a recruiter accepts a request, labels two students and finds them by the label', async ({
  page,
}) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/connect-applying');
  await expect(page).toHaveURL(/\/connect\/waiting$/);
  const rows = page.locator('tr[data-row]');
  const asking = rows.filter({ hasText: 'インターンシップの内容について' });
  const id = (await asking.getAttribute('data-row')) ?? '';
  await asking.getByRole('button', { name: '承認する' }).click();
  // Accepting opens the thread of the two.
  await expect(page).toHaveURL(/\/engagement\/message\/.+/);
  await page.goBack();
  await expect(asking).toBeHidden();

  const lists = page.getByRole('navigation', { name: 'つながりの種類' });
  const connected = lists.getByRole('link', { name: /^つながり/ });
  await connected.click();
  await expect(page).toHaveURL(/\/connect\/connected$/);
  // Opening the list marks acceptances of the company's requests as seen.
  await expect(connected).toHaveAccessibleName(/^つながり \d+$/);
  const accepted = page.locator(`tr[data-row="${id}"]`);
  await expect(accepted).toBeVisible();
  // The last row, because students of parallel tests appear first.
  const last = page.locator(`tr[data-row]:not([data-row="${id}"])`).last();
  const other = page.locator(`tr[data-row="${await last.getAttribute('data-row')}"]`);

  await page.getByRole('button', { name: 'ラベルを管理' }).click();
  const dialog = page.getByRole('dialog', { name: 'ラベルの管理' });
  await dialog.getByRole('button', { name: 'ラベルを追加' }).click();
  await dialog.getByLabel(/^ラベル名/).fill('天文部');
  await dialog.getByRole('radio', { name: '苔' }).check();
  await dialog.getByRole('button', { name: '保存する' }).click();
  await expect(dialog.getByRole('button', { name: '「天文部」を編集' })).toBeVisible();
  await page.keyboard.press('Escape');

  for (const row of [accepted, other]) await row.getByRole('checkbox').check();
  await expect(page.getByText('2名を選択中')).toBeVisible();
  await page.getByRole('button', { name: 'ラベルを付ける・外す' }).click();
  await page.getByRole('menuitemcheckbox', { name: '天文部' }).click();
  await expect(accepted).toContainText('天文部');

  await page.getByLabel('ラベルで絞り込む').selectOption('天文部');
  await expect(page).toHaveURL(/label=/);
  await expect(rows).toHaveCount(2);
  await expect(other).toContainText('天文部');
  await expectGoodLooks(page, 'ja');

  await page.setViewportSize(phone);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expectGoodLooks(page, 'ja');
});
