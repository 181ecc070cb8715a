import { nextSpring } from '@engawa/demo/profiles/school-year';
import { atOnce } from '../support/at-once.ts';
import { signInAsRecruiter } from '../support/people/sign-in.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });

test('a recruiter filters students by level, graduation, industry and a word, and opens one', async ({
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
  // Back shows the same list with its filters; a chip removes one.
  await page.goBack();
  await expect(page).toHaveURL(/industry=.*japaneseLevel=.*view=table/);
  await page.getByRole('button', { name: /日本語.*以上/ }).click();
  await expect(page).not.toHaveURL(/japaneseLevel/);

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^絞り込み/ }).click();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeVisible();
  await expectGoodLooks(page, 'ja');
});

test('filters pressed in quick succession all apply', async ({ page }) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/search');
  const industries = page
    .getByRole('complementary', { name: '絞り込み' })
    .getByRole('group', { name: '希望業界' })
    .getByRole('button');
  await expect(industries.nth(1)).toBeVisible();
  await atOnce(industries.nth(0), industries.nth(1));
  await expect(page).toHaveURL(/industry=%22\d+\.\d+%22/);
  for (const at of [0, 1]) await expect(industries.nth(at)).toHaveAttribute('aria-pressed', 'true');
});

test('a search by N2, graduation year, IT and a word in any kana is saved under a name and found again', async ({
  page,
}) => {
  await signInAsRecruiter(page, 2);
  const spring = nextSpring(new Date());
  const narrowed = `japaneseLevel=4&graduationFrom=${spring - 1}-04&graduationTo=${spring}-03&industry=6`;
  await page.goto(`/company/engagement/search?${narrowed}`);
  const box = page.getByRole('searchbox', { name: 'スキル・経験・学校名など' });
  await box.fill('アプリ');
  // The previous list stays until the answer arrives.
  const answered = page.waitForResponse((reply) => reply.url().includes('freeWord=') && reply.ok());
  await box.press('Enter');
  await expect(page).toHaveURL(/freeWord=/);
  await answered;
  const count = page.locator('output').filter({ hasText: /^\d+名$/ });
  await expect(count).toHaveText(/^[1-9]\d*名$/);
  const found = page.getByRole('main').getByRole('heading', { level: 2 });
  const person = found.first().getByRole('link');
  const name = (await person.textContent()) ?? '';
  await person.click();
  // The word also appears in the list, so wait for the person's page before going back.
  await expect(page.getByText('一覧に戻る')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(/アプリ/).first()).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: '保存した検索' }).click();
  const drawer = page.getByRole('dialog', { name: '保存した検索' });
  await drawer.getByLabel(/^検索の名前/).fill('アプリの人');
  await drawer.getByRole('button', { name: 'この検索を保存' }).click();
  await expect(drawer.getByRole('button', { name: 'アプリの人', exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: '「アプリの人」の名前を変える' }).click();
  await drawer
    .getByRole('listitem')
    .getByLabel(/^検索の名前/)
    .fill('N2の技術者');
  await drawer.getByRole('button', { name: '保存する', exact: true }).click();
  await expectGoodLooks(page, 'ja');
  await drawer.getByRole('button', { name: '「N2の技術者」を削除' }).click();
  await expect(drawer.getByText('保存した検索はまだありません。')).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  const again = drawer.getByRole('button', { name: 'N2の技術者', exact: true });
  await expect(again).toBeVisible();
  await page.goto('/company/engagement/search');
  await page.getByRole('button', { name: '保存した検索' }).click();
  await again.click();
  await expect(page).toHaveURL(/japaneseLevel=/);
  await expect(page.getByRole('button', { name: /「アプリ」/ })).toBeVisible();
  // Like a link in a mail about a saved search that was deleted since.
  await page.goto('/company/engagement/search?kept=01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('この検索は削除されています。')).toBeVisible();
  await expect(page).not.toHaveURL(/kept=/);

  const counts: (string | null)[] = [];
  for (const word of ['アルバイト', 'ｱﾙﾊﾞｲﾄ', 'あるばいと']) {
    await page.goto(`/company/engagement/search?freeWord=${encodeURIComponent(word)}`);
    await expect(count).toHaveText(/^[1-9]\d*名$/);
    counts.push(await count.textContent());
  }
  expect(new Set(counts).size).toBe(1);
});
