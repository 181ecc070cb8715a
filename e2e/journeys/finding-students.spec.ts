import { signInAsRecruiter } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });

test('from a job to its target, to a person with reasons, saved and asked to connect', async ({
  page,
}) => {
  await signInAsRecruiter(page, 'elsewhere');
  await page.goto('/company/engagement/target');
  await page
    .getByRole('button', { name: /^この求人で探す/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/target\/[\w-]{36}$/);
  const setting = page.url().split('/').at(-1) ?? '';
  const groups = page.getByRole('radiogroup', { name: '相性のグループ' });
  // Summary and counts load above and beside the groups and move them.
  await expect(page.getByRole('link', { name: '条件を編集' }).first()).toBeVisible();
  await expect(groups).toContainText(/合う\d/);
  await groups.getByText(/^合う/).click();
  const rows = page.getByRole('table', { name: '合う' }).locator('tr[data-row]');
  await rows.first().getByRole('rowheader').getByRole('button').click();
  const panel = page.getByRole('region', { name: /さんとの相性$/ });
  const score = await panel.getByRole('meter', { name: '相性' }).getAttribute('value');
  await panel.getByRole('link', { name: 'プロフィールを見る' }).click();

  // The page shows the same score for the same setting; another choice changes the address.
  await expect(page).toHaveURL(new RegExp(`/student-profile/.+setting=${setting}`));
  const match = page.getByRole('main').getByRole('meter', { name: '相性' });
  await expect(match).toHaveAttribute('value', score ?? '');
  const choice = page.getByLabel('照らし合わせる条件・求人を選ぶ');
  const job = choice.locator('optgroup[label="公開中の求人"] option').first();
  await choice.selectOption((await job.getAttribute('value')) ?? '');
  await expect(page).toHaveURL(/\?job=/);
  await expect(page.getByRole('heading', { name: '在留資格の目安' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '在留資格の目安' })).toBeVisible();

  await page.getByRole('button', { name: /^保存/ }).click();
  await page.getByRole('menuitem', { name: '新しいリストを作って保存' }).click();
  const list = page.getByRole('dialog', { name: 'リストを作る' });
  await list.getByLabel(/^リストの名前/).fill('会いたい方');
  await list.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('link', { name: '会いたい方' })).toBeVisible();
  await page.getByRole('button', { name: 'つながりを申請' }).click();
  const request = page.getByRole('dialog', { name: /さんに申請を送る$/ });
  await request.getByLabel('ひとこと（任意）').fill('お話ししてみませんか。');
  await request.getByRole('button', { name: '申請を送る' }).click();
  await expect(page.getByText(/に申請（お返事待ち）/)).toBeVisible();
});
