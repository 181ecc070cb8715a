import { signInAsRecruiter } from '../support/people/sign-in.ts';
import { expectGoodLooks } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
// One after another, because the tests share the stages of a company.
test.describe.configure({ mode: 'default' });

test('the keyboard moves a card, keeps the focus on it and can undo', async ({ page }) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/applicants?view=board');
  const board = page.getByRole('region', { name: '選考の段階ごとの応募者' });
  const column = (name: string) => board.getByRole('region', { name, exact: true });
  // The oldest card, because other tests add newer applications.
  const card = column('応募').getByRole('listitem').last();
  const handle = card.getByRole('button', { name: /を動かす/ });
  await expect(handle).toBeVisible();
  const name = (await handle.getAttribute('aria-label'))?.replace(/さんを動かす.*$/, '') ?? '';
  const handleIn = (stage: string) =>
    column(stage).getByRole('button', { name: `${name}さんを動かす（左右キーで隣の列へ）` });
  await expectGoodLooks(page, 'ja');

  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(handleIn('書類選考')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(handleIn('一次面接')).toBeFocused();
  await expect(page.getByText(`${name}さんを「一次面接」に移しました。`)).toBeVisible();
  await page.reload();
  await expect(handleIn('一次面接')).toBeVisible();
  await handleIn('一次面接').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`${name}さんを「書類選考」に移しました。`)).toBeVisible();
  await expect(handleIn('書類選考')).toBeFocused();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(handleIn('一次面接')).toBeVisible();

  // Four columns of open applications fit without scrolling; ended ones are folded beside them.
  await expect(column('最終面接')).toBeInViewport({ ratio: 0.9 });
  await expect(column('終了').getByRole('listitem')).toHaveCount(0);
  await column('終了').getByRole('button', { name: /^終了/ }).click();
  await expect(column('終了').getByRole('listitem')).not.toHaveCount(0);
});

test('stages are added, moved and deleted; one with applicants asks where they move', async ({
  page,
}) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/applicants');
  await page.getByRole('button', { name: '選考の段階', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '選考の段階' });
  await dialog.getByRole('button', { name: '段階を追加' }).click();
  await dialog.getByLabel('段階の名前（日本語）').fill('職場見学');
  await dialog.getByRole('button', { name: '保存する' }).click();
  await dialog.getByRole('button', { name: '「職場見学」を前へ' }).click();
  await expect(dialog.getByText('「職場見学」は3番目です。')).toBeAttached();
  await dialog.getByRole('button', { name: '「最終面接」を削除' }).click();
  const asking = page.getByRole('dialog', { name: '「最終面接」を削除しますか？' });
  await expect(asking.getByLabel('移動先の段階')).toBeVisible();
  await asking.getByRole('button', { name: 'やめる' }).click();
  await dialog.getByRole('button', { name: '「職場見学」を削除' }).click();
  await page
    .getByRole('dialog', { name: '「職場見学」を削除しますか？' })
    .getByRole('button', { name: '削除する' })
    .click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
});

test('the company’s home lists what waits, each with its next action', async ({ page }) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/target');
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  await menu.getByRole('link', { name: '今日やること' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '今日やること' })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).not.toHaveCount(0);
  expect(await rows.count()).toBeLessThanOrEqual(12);
  await expectGoodLooks(page, 'ja');
  expect(await menu.getByRole('link').count()).toBeLessThanOrEqual(11);
  await menu.getByRole('button', { name: '設定・その他' }).click();
  await expect(menu.getByRole('link', { name: 'チーム' })).toBeHidden();
  await expect(menu.getByRole('link', { name: '会社の登録情報' })).toBeVisible();
  await page
    .getByRole('link', { name: /^返事をする/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: '応募者' })).toBeVisible();
});

test('a printed application has neither buttons nor internal notes', async ({ page }) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/applicants');
  await page
    .getByRole('button', { name: /応募を見る$/ })
    .first()
    .click();
  const panel = page.getByRole('region', { name: '応募者' });
  await expect(panel.getByRole('heading', { name: '社内メモ' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByRole('heading', { name: '連絡先' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: '社内メモ' })).toBeHidden();
  await expect(panel.getByRole('heading', { name: '評価' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
