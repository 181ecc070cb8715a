import type { Page } from '@playwright/test';
import { inLanguage, publishedJob, recruiterWithCalls } from '../support/contents.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
test.use({ expectedProblems: /status of 422/ });

const position = '観測データ整備エンジニア';

async function writeTexts(page: Page, texts: Record<string, string | undefined>) {
  for (const [label, text] of Object.entries(texts)) {
    await inLanguage(page, label, '日本語').fill(text ?? '');
  }
}

async function writeFacts(page: Page) {
  await page.getByLabel('募集区分').selectOption({ label: '新卒' });
  await page.getByLabel('雇用形態').selectOption({ label: '正社員' });
  await page.getByLabel('契約期間', { exact: true }).selectOption('permanent');
  await page.getByLabel('試用期間', { exact: true }).fill('３');
  await page.getByLabel('休憩').fill('60');
  await page.getByLabel('時間外労働（月平均）').fill('10');
  await page.getByLabel('給与の種類').selectOption({ label: '月給' });
  await page.getByLabel('下限').fill('260,000');
  await page.getByLabel('上限').fill('240000');
  await page.getByLabel('健康保険').check();
  await page.getByLabel('受動喫煙防止措置').selectOption({ label: '屋内禁煙' });
}

test('a job is written in Japanese, translated, checked, released, previewed, closed', async ({
  page,
}) => {
  const calls = await recruiterWithCalls(page);
  const { jp } = await publishedJob(calls);
  await page.goto('/company/contents/job');
  await page.getByRole('link', { name: '求人を作成' }).click();
  await expect(page.getByRole('heading', { name: '新しい求人' })).toBeVisible();

  await inLanguage(page, '募集職種', '日本語').fill(position);
  // Autosave adds the id to the address and keeps the input.
  await expect(page).toHaveURL(/\/company\/contents\/job\/[0-9a-f-]{36}$/);
  await expect(inLanguage(page, '募集職種', '日本語')).toHaveValue(position);
  await writeTexts(page, {
    業務内容: jp.businessContent,
    業務内容の変更の範囲: jp.dutiesChange,
    就業場所: jp.workLocation,
    就業場所の変更の範囲: jp.workLocationChange,
    '始業・終業時刻': jp.workingHours,
    '休日・休暇': jp.holidays,
  });
  await writeFacts(page);
  await expect(page.getByText('確認が必要な項目があります')).toBeVisible();
  await page.getByRole('button', { name: '下書きを保存' }).click();
  await expect(
    page.getByText('上限が下限より小さくなっています。金額を確認してください。'),
  ).toBeVisible();
  await page.getByLabel('上限').fill('３００，０００');

  // The translation memory has the company's own texts; the new position is not among them.
  for (const section of ['仕事の内容', '勤務地', '勤務時間・休日']) {
    await page.getByRole('button', { name: `${section}を英語に翻訳` }).click();
    await expect(
      page.getByRole('region', { name: section }).getByText('2項目中2項目を翻訳しました'),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: '募集の概要を英語に翻訳' }).click();
  await expect(page.getByText('訳せる文がありませんでした')).toBeVisible();

  const check = page.getByRole('region', { name: '公開前チェック' });
  await expect(check.getByText('入力が必要な項目：あと2項目')).toBeVisible();
  await page.getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('公開しました。')).toBeHidden();
  await check.getByRole('button', { name: '募集職種（英語）' }).click();
  await expect(inLanguage(page, '募集職種', '英語')).toBeFocused();
  await inLanguage(page, '募集職種', '英語').fill('Observation data engineer');
  await page.getByRole('button', { name: '募集職種から「技術職 / データ・AI」を選ぶ' }).click();
  await expect(check.getByText('必要な項目はそろっています。')).toBeVisible();
  await inLanguage(page, '業務内容', '日本語').fill(
    `${jp.businessContent}\n日本人のみ募集します。`,
  );
  const conditions = page.getByRole('note');
  await expect(conditions.getByText('「日本人のみ」')).toBeVisible();
  await expect(conditions.getByText('国籍を理由に応募を制限することはできません')).toBeVisible();
  await inLanguage(page, '業務内容', '日本語').fill(jp.businessContent ?? '');
  await expect(conditions).toBeHidden();

  await inLanguage(page, '休日・休暇', '英語').fill('');
  await expect(check.getByText('英語：あと1項目')).toBeVisible();
  await page.getByRole('button', { name: '公開する' }).click();
  await expect(
    page.getByRole('alert').getByText(/公開に必要な項目が足りません：休日/),
  ).toBeVisible();
  await inLanguage(page, '休日・休暇', '英語').fill('Saturdays, Sundays and public holidays');
  await page.getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('公開しました。')).toBeVisible();
  await expect(page.getByText('募集中', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'プレビュー' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: position })).toBeVisible();
  await expect(page.getByText('月給 260,000円〜300,000円').first()).toBeVisible();
  await page.getByRole('main').getByText('English', { exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Observation data engineer' }),
  ).toBeVisible();
  await expect(page.getByText('Monthly salary ¥260,000–¥300,000').first()).toBeVisible();

  // Closing it in the list hides it from students.
  await page.goto(`/company/contents/job?word=${encodeURIComponent(position)}`);
  const row = page.getByRole('row', { name: new RegExp(position) });
  const status = row.getByRole('button', { name: /ステータス/ });
  await status.click();
  await page.getByRole('menuitemradio', { name: '募集終了' }).click();
  await expect(page.getByRole('radio', { name: '募集終了 1' })).toBeVisible();
  await expect(status).toHaveText(/募集終了$/);
  await page.goto('/company/contents/preview');
  await page.getByRole('radio', { name: /^求人 / }).check({ force: true });
  await expect(page.getByRole('link', { name: /エンジニア/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(position) })).toHaveCount(0);
});
