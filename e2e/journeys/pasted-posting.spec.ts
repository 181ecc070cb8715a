import { readFileSync } from 'node:fs';
import { inLanguage } from '../support/contents.ts';
import { signInAsRecruiter } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });

const posting = `株式会社ほしぞら 求人のご案内

【職種】観測機器の法人営業
【仕事内容】大学や研究所のお客様に、観測機器を提案します。
【雇用形態】正社員
【勤務地】東京都文京区
【勤務時間】9:00〜18:00（休憩60分）
【時間外労働】月平均10時間
【給与】月給19万円〜25万円
【休日・休暇】完全週休2日制（土・日）、祝日、年末年始
【加入保険】健康保険、厚生年金
【試用期間】3か月
【契約期間】期間の定めなし
【受動喫煙防止措置】屋内禁煙
【募集区分】新卒
【採用人数】若干名`;

test('a 求人票 is pasted, confirmed piece by piece, warned about, completed by clauses and printed', async ({
  page,
}) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/contents/job/new');
  await page.getByRole('button', { name: '求人票から入力' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('求人票の文章').fill(posting);
  await dialog.getByRole('button', { name: '読み取る' }).click();

  // Shows recognised values beside their source words, and the lines left over.
  await expect(dialog.getByText('190,000円')).toBeVisible();
  await expect(dialog.getByText('「【給与】月給19万円〜25万円」から')).toBeVisible();
  await expect(dialog.getByText('【採用人数】若干名')).toBeVisible();
  await dialog.getByRole('checkbox', { name: '時間外労働（月平均）' }).uncheck();
  await dialog.getByRole('button', { name: /項目を入力$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(inLanguage(page, '募集職種', '日本語')).toHaveValue('観測機器の法人営業');
  await expect(page.getByLabel('雇用形態')).toHaveValue('full-time');
  await expect(page.getByLabel('時間外労働（月平均）')).toHaveValue('');
  await expect(page.getByLabel('下限')).toHaveValue('190,000');

  // 8 hours on 245 days: 190,000 yen a month are 1,163 an hour.
  const notes = page.getByRole('status', { name: '給与・保険の確認' });
  await expect(notes).toContainText(
    '時給1,163円です。東京都の最低賃金（時給1,226円、2025/10/03発効）を下回っています',
  );
  await expect(notes).toContainText('労災保険、雇用保険が選ばれていません');
  await page.getByLabel('下限').fill('230000');
  await expect(page.getByText('= 23万円')).toBeVisible();
  await page.getByLabel('労災保険').check();
  await page.getByLabel('雇用保険').check();
  await expect(notes).toBeHidden();
  await page.getByLabel('時間外労働（月平均）').fill('0');

  await page.getByRole('button', { name: '業務内容の変更の範囲：文例から選ぶ' }).click();
  await dialog.getByRole('button', { name: '「会社の定める業務」を入力する' }).click();
  await expect(inLanguage(page, '業務内容の変更の範囲', '英語')).toHaveValue(
    'Any work the company assigns',
  );
  await page.getByRole('button', { name: '就業場所の変更の範囲：文例から選ぶ' }).click();
  await dialog.getByRole('button', { name: '「会社の定める事業所」を入力する' }).click();

  // The translation memory knows the places, but not the duties.
  await page.getByRole('button', { name: '勤務地を英語に翻訳' }).click();
  await page.getByRole('button', { name: '空欄の1項目だけ翻訳' }).click();
  await expect(inLanguage(page, '就業場所', '英語')).toHaveValue('Bunkyo-ku, Tokyo');
  await page.getByRole('button', { name: '仕事の内容を英語に翻訳' }).click();
  await page.getByRole('button', { name: '空欄の1項目だけ翻訳' }).click();
  await expect(page.getByText('自動翻訳は未設定のため')).toBeVisible();

  await expect(page.getByText('日本語：そろっています')).toBeVisible();
  await page.getByRole('button', { name: '下書きを保存' }).click();
  await expect(page).toHaveURL(/\/company\/contents\/job\/[0-9a-f-]{36}$/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '求人票（PDF）' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^求人票_観測機器の法人営業_\d{8}\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
