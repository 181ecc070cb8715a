import { signInAsRecruiter } from '../support/people/sign-in.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });

test('from a job to its people: groups with reasons, dismissing with undo, and live counts', async ({
  page,
}) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/target');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'バックエンドエンジニア' })
    .getByRole('button', { name: /^この求人で探す/ })
    .click();
  await expect(page).toHaveURL(/\/target\/[\w-]{36}$/);
  const groups = page.getByRole('radiogroup', { name: '相性のグループ' });
  await expect(groups.getByRole('radio', { name: /^特に合う/ })).toBeChecked();
  // Summary and counts load above and beside the groups and move them.
  await expect(page.getByRole('link', { name: '条件を編集' }).first()).toBeVisible();
  await expect(groups).toContainText(/合う\d/);

  await groups.getByText(/^合う/).click();
  await expect(page).toHaveURL(/group=middle/);
  const rows = page.getByRole('table', { name: '合う' }).locator('tr[data-row]');
  await rows.first().getByRole('rowheader').getByRole('button').click();
  const panel = page.getByRole('region', { name: /さんとの相性$/ });
  await expect(panel.getByText('本人の希望')).toBeVisible();
  await expect(panel.getByText(/^希望する採用区分：.*正社員/)).toBeVisible();
  await expectGoodLooks(page, 'ja');

  const id = (await rows.first().getAttribute('data-row')) ?? '';
  await rows
    .first()
    .getByRole('button', { name: /この一覧から外す理由$/ })
    .click();
  await page.getByRole('menuitem', { name: '日本語力が足りない' }).click();
  await expect(page.locator(`tr[data-row="${id}"]`)).toHaveCount(0);
  await expect(page.getByText(/^日本語を理由に外した方がいるため/)).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByText(/^日本語を理由に外した方がいるため/)).toHaveCount(0);

  await page.getByRole('link', { name: '条件を編集' }).first().click();
  const counts = page.locator('dl', { hasText: '特に合う' });
  await expect(counts.getByText(/名$/)).toHaveCount(4);
  const before = await counts.textContent();
  await page.getByLabel('日本語（以上）').selectOption({ label: 'ネイティブ' });
  await expect(counts).not.toHaveText(before ?? '');
  await page.setViewportSize(phone);
  await expectGoodLooks(page, 'ja');
});
