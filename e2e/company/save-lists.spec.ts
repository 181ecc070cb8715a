import { signInAsRecruiter } from '../support/people/sign-in.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });

test('a recruiter opens a student, saves them, writes a note, removes them and undoes that', async ({
  page,
}) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/connect/connected');
  const rows = page.locator('tr[data-row]');
  await expect(rows.first()).toBeVisible();
  // The last two rows, because students of parallel tests appear first.
  const id = (await rows.nth(-1).getAttribute('data-row')) ?? '';
  const name = (await rows.nth(-1).getByRole('rowheader').getByRole('link').textContent()) ?? '';
  await rows.nth(-2).getByRole('rowheader').getByRole('link').click();
  await expect(page).toHaveURL(/\/student-profile\/.+/);
  await expect(page.getByRole('heading', { name: '学歴' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`/student-profile/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: /^保存/ }).click();
  await page.getByRole('menuitem', { name: '新しいリストを作って保存' }).click();
  const dialog = page.getByRole('dialog', { name: 'リストを作る' });
  await dialog.getByLabel(/^リストの名前/).fill('旅の計画');
  await dialog.getByRole('button', { name: '保存する' }).click();
  const list = page.getByRole('link', { name: '旅の計画' });
  await expect(list).toBeVisible();
  // A setting may have the same name as its job.
  const choice = page.getByLabel('照らし合わせる条件・求人を選ぶ');
  const job = choice
    .locator('optgroup[label="公開中の求人"] option')
    .filter({ hasText: 'バックエンドエンジニア（新卒）' });
  await choice.selectOption((await job.getAttribute('value')) ?? '');
  await expect(page).toHaveURL(/\?job=/);
  await expect(page.getByText('本人の希望')).toBeVisible();
  await expect(page.getByText('法的な助言ではありません')).toBeVisible();
  await expectGoodLooks(page, 'ja');

  await list.click();
  await expect(page.getByRole('heading', { level: 1, name: '旅の計画' })).toBeVisible();
  const row = page.locator(`tr[data-row="${id}"]`);
  // The saved note in the list; while editing, the field has the same text.
  const note = row.getByRole('button', { name: /^二次面接に招待する/ });
  await row.getByRole('button', { name: /^メモを書く/ }).click();
  await page.getByLabel(`${name}さんのメモ`).fill('二次面接に招待する');
  await row.getByRole('button', { name: '保存', exact: true }).click();
  await expect(note).toBeVisible();
  // The undo is available although the table is hidden, and before the refetch is complete.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(/\/v1\/company\/save-list(\?|$)/, async (route) => {
    await pressed;
    await route.continue();
  });
  await row.getByRole('button', { name: `${name}さんをリストから外す` }).click();
  await expect(page.getByText('まだ誰もいません')).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  press();
  await expect(note).toBeVisible();
  await expect(page.getByText('元に戻しました')).toBeVisible();
  await page.setViewportSize(phone);
  await expectGoodLooks(page, 'ja');
});
