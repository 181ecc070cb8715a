import { resolve } from 'node:path';
import { inLanguage } from '../../support/contents.ts';
import { newCompany } from '../../support/people/new-company.ts';
import { expect, test } from '../../support/test.ts';

const photo = resolve(
  import.meta.dirname,
  '../../../apps/web/src/features/showcase/images/pictures/garden-1280.webp',
);

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });

test('a new company writes its page with a picture, publishes it and sees it in both languages', async ({
  page,
}) => {
  const { email, password } = await newCompany(page.request, 'Kasasagi Inc.');
  await page.goto('/company/signin');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(/\/company\/engagement\/target$/);
  await page.goto('/company/contents/general');
  await expect(inLanguage(page, '会社名', '英語')).toHaveValue('Kasasagi Inc.');

  await page.getByLabel('カバー画像').setInputFiles(photo);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'この範囲で使う' }).click();
  await expect(page.getByRole('button', { name: 'カバー画像の画像を削除する' })).toBeVisible();
  await inLanguage(page, '会社名', '日本語').fill('株式会社かささぎ');
  await inLanguage(page, '会社紹介', '日本語').fill('橋をかける会社です。');
  // The first office exists already, as the headquarters.
  await inLanguage(page, '名称', '日本語').fill('本社');
  await inLanguage(page, '都道府県・市区町村', '日本語').fill('京都府京都市下京区');
  await expect(page.getByLabel('本社', { exact: true })).toBeChecked();
  await page.getByRole('button', { name: '国内の拠点を追加' }).click();
  const added = page.getByRole('group', { name: /拠点/ }).last();
  await expect(added.locator('input:visible, select:visible').first()).toBeFocused();
  await added.getByRole('button', { name: /を削除$/ }).click();
  await expect(page.getByText('すべて保存されています')).toBeVisible();
  await expect(page.getByText('未公開')).toBeVisible();
  await page.getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('公開しました。')).toBeVisible();

  await inLanguage(page, '会社紹介', '英語').fill('We build bridges.');
  await page.getByRole('button', { name: '下書きを保存' }).click();
  await expect(page.getByText('公開中の内容には、まだ反映されていません')).toBeVisible();
  await page.getByRole('link', { name: 'プレビュー' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: '株式会社かささぎ' })).toBeVisible();
  await expect(page.getByText('橋をかける会社です。')).toBeVisible();
  await expect(page.locator('picture source[type="image/avif"]').first()).toBeAttached();
  await page.getByRole('main').getByText('English', { exact: true }).click();
  await expect(page.getByText('We build bridges.')).toBeVisible();
});
