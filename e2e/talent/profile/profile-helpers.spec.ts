import { join } from 'node:path';
import { registerStudent } from '../../support/people/new-student.ts';
import { expectGoodLooks, phone } from '../../support/seeing/looks.ts';
import { expect, test } from '../../support/test.ts';

const portrait = join(import.meta.dirname, '../../support/portrait.png');

test.use({ locale: 'ja-JP', viewport: phone });

test('a katakana reading is suggested, and a photo is cropped along the face guide', async ({
  page,
  request,
}) => {
  await registerStudent(page, request, { firstName: 'Linh', lastName: 'Nguyễn Thị' });
  await page.goto('/talent/profile/basic');
  const form = page.getByRole('form', { name: 'あなたについて' });
  const family = form.getByLabel('姓（カタカナ）');
  const given = form.getByLabel('名（カタカナ）');
  const offered = form.getByRole('region', { name: 'カタカナの候補' });
  await expect(offered).toContainText('グエン ティ リン');
  // Nothing is filled in without a press.
  await expect(family).toHaveValue('');
  await expectGoodLooks(page, 'ja');
  await offered.getByRole('button', { name: 'この読みを使う' }).click();
  await expect(family).toHaveValue('グエン ティ');
  await expect(given).toHaveValue('リン');
  await expect(offered).toBeHidden();

  await given.fill('ﾘﾝ');
  await family.fill('ぐえん　てぃ');
  await form.getByLabel('電話番号', { exact: true }).focus();
  await expect(family).toHaveValue('グエン ティ');
  await expect(given).toHaveValue('リン');

  await form.locator('input[type=file]').setInputFiles(portrait);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('線の中に顔が入るように');
  await expectGoodLooks(page, 'ja');
  await dialog.getByRole('button', { name: 'この範囲で使う' }).click();
  await expect(form.getByRole('img', { name: '登録中の写真' })).toBeVisible();
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('保存しました。')).toBeVisible();
});

test('a student abroad reads “not in Japan yet” first and enters no Japanese postal code', async ({
  page,
  request,
}) => {
  await registerStudent(page, request, { firstName: 'Linh', lastName: 'Nguyễn Thị' });
  await page.goto('/talent/profile/basic');
  const form = page.getByRole('form', { name: 'あなたについて' });
  await form.getByLabel('姓（カタカナ）').fill('グエン');
  await form.getByLabel('名（カタカナ）').fill('リン');
  await form.getByLabel('現在住んでいる国・地域').selectOption('VN');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('保存しました。')).toBeVisible();
  const statuses = page.getByLabel('在留資格', { exact: true }).locator('option');
  await expect(statuses.nth(1)).toHaveText('まだ日本にいません（海外在住）');

  await page.goto('/talent/profile/resume');
  const paper = page.getByRole('form', { name: '書類に載せる項目' });
  await expect(paper.getByLabel('郵便番号')).toBeHidden();
  await paper.getByLabel('現住所', { exact: true }).fill('12 Lý Thường Kiệt, Hà Nội 100000');
  await paper.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('保存しました。')).toBeVisible();
  await expectGoodLooks(page, 'ja');
});

test('a postal code fills in the address, and an English text is recognised', async ({
  page,
  request,
}) => {
  await registerStudent(page, request, { firstName: 'Arjun', lastName: 'Thapa' });
  await page.goto('/talent/profile/resume');
  const form = page.getByRole('form', { name: '書類に載せる項目' });
  const code = form.getByLabel('郵便番号');
  const address = form.getByLabel('現住所', { exact: true });
  const kana = form.getByLabel('現住所（カタカナ）');
  await code.fill('３０５-0005');
  await expect(address).toHaveValue('茨城県つくば市天久保');
  await expect(kana).toHaveValue('イバラキケン ツクバシ アマクボ');
  await code.fill('1000004');
  await expect(address).toHaveValue('東京都千代田区大手町');
  await address.fill('東京都千代田区大手町1-2-3');
  await code.fill('305-0005');
  await expect(kana).toHaveValue('イバラキケン ツクバシ アマクボ');
  await expect(address).toHaveValue('東京都千代田区大手町1-2-3');

  // Delays this answer until after the next one.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/postal[^?]*1000004/, async (route) => {
    await held;
    await route.continue();
  });
  await kana.fill('');
  const late = page.waitForResponse(/postal[^?]*1000004/);
  await code.fill('100-0004');
  await code.fill('305-0005');
  await expect(kana).toHaveValue('イバラキケン ツクバシ アマクボ');
  letGo();
  await (await late).finished();
  await code.fill('0000000');
  await expect(form.getByText('この郵便番号は見つかりませんでした。')).toBeVisible();
  await expect(kana).toHaveValue('イバラキケン ツクバシ アマクボ');

  const motivation = form.getByLabel('志望の動機・アピールポイント');
  await motivation.fill('I would like to work with the people of your company, and learn.');
  await expect(form.getByText('この文章は、英語のまま履歴書に載ります。')).toBeVisible();
  await expectGoodLooks(page, 'ja');
  await motivation.fill('貴社で働きたいです。');
  await expect(form.getByText('この文章は、英語のまま履歴書に載ります。')).toBeHidden();
});
