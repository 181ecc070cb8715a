import { expectGoodLooks, phone } from '../support/looks.ts';
import { signInAsRecruiter } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });

test('a recruiter narrows students by level, graduation, industry and a word, and opens one', async ({
  page,
}) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/search');
  const count = page.locator('output').filter({ hasText: /^\d+名$/ });
  const all = Number.parseInt((await count.textContent()) ?? '', 10);
  expect(all).toBeGreaterThan(0);
  await expectGoodLooks(page, 'ja');

  const filters = page.getByRole('complementary', { name: '絞り込み' });
  await filters.getByLabel('日本語（以上）').selectOption('4');
  await filters.getByRole('button', { name: 'IT', exact: true }).click();
  await expect(page).toHaveURL(/japaneseLevel=.*industry=/);
  await expect
    .poll(async () => Number.parseInt((await count.textContent()) ?? '', 10))
    .toBeLessThan(all);
  await page.getByText('表', { exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectGoodLooks(page, 'ja');

  const first = page.locator('tr[data-row]').first();
  const name = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Back is the same list, the filters with it; a chip takes one off.
  await page.goBack();
  await expect(page).toHaveURL(/industry=.*japaneseLevel=.*view=table/);
  await page.getByRole('button', { name: /日本語.*以上/ }).click();
  await expect(page).not.toHaveURL(/japaneseLevel/);

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^絞り込み/ }).click();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeVisible();
  await expectGoodLooks(page, 'ja');
});
