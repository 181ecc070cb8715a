import { draftJob, inLanguage, recruiterWithCalls } from '../../support/contents.ts';
import { signInAsRecruiter } from '../../support/people/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
test.use({ expectedProblems: /status of [45]\d\d/ });

test('a picture of a forbidden type is refused before it is uploaded', async ({ page }) => {
  await recruiterWithCalls(page);
  await page.goto('/company/contents/additional-contents/new');
  const cover = page.getByLabel('カバー画像');
  await cover.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('この種類のファイルは使えません。')).toBeVisible();
});

test('a past event and a script as a link are refused at their fields', async ({ page }) => {
  await recruiterWithCalls(page);
  await page.goto('/company/contents/event/new');
  await inLanguage(page, 'タイトル', '日本語').fill('星を見る会');
  await inLanguage(page, '説明', '日本語').fill('屋上で星を見ながら、働き方を話します。');
  await page.getByLabel('開始').fill('2020-04-01T18:00');
  await page.getByLabel('終了').fill('2020-04-01T17:00');
  await page.getByText('オンライン', { exact: true }).click();
  await page.getByLabel('参加用のリンク').fill('javascript:alert(1)');
  await page.getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('開始より後の日時にしてください。')).toBeVisible();
  await expect(page.getByText(/http:\/\/ または https:\/\//)).toBeVisible();
  await page.getByLabel('終了').fill('2020-04-01T19:00');
  await page.getByLabel('参加用のリンク').fill('https://meet.example/stars');
  await page.getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('今より後の日時を入力してください。')).toBeVisible();
  await expect(page.getByText('下書き', { exact: true })).toBeVisible();
});

test('leaving with unsaved input asks first and keeps the input', async ({ page }) => {
  const calls = await recruiterWithCalls(page);
  const id = await draftJob(calls, '月の観測員');
  await page.goto(`/company/contents/job/${id}`);
  await page.getByLabel('下限').fill('安い');
  await page.getByRole('link', { name: '戻る' }).first().click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('保存していない変更があります')).toBeVisible();
  await question.getByRole('button', { name: '戻る' }).click();
  await expect(page.getByLabel('下限')).toHaveValue('安い');
});

test('a job of another company is not found', async ({ page }) => {
  await recruiterWithCalls(page);
  await page.goto('/company/contents/job/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('ページが見つかりませんでした')).toBeVisible();
});

test('an interviewer is redirected from the contents', async ({ page }) => {
  await signInAsRecruiter(page, 3);
  await page.goto('/company/contents/general');
  await expect(page).toHaveURL(/\/company\/engagement\/message$/);
});

test('a failed translation is reported and changes nothing', async ({ page }) => {
  const calls = await recruiterWithCalls(page);
  const id = await draftJob(calls, '流星の数え手');
  await page.goto(`/company/contents/job/${id}`);
  await inLanguage(page, '就業場所', '英語').fill('');
  await page.route('**/v1/company/job-translate', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'translation_unavailable', message: '翻訳サービスを利用できません。' },
    }),
  );
  await page.getByRole('button', { name: '勤務地を英語に翻訳' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /空欄の1項目だけ翻訳/ }).click();
  await expect(page.getByText('翻訳サービスを利用できません。')).toBeVisible();
  await expect(inLanguage(page, '就業場所', '英語')).toHaveValue('');
  await page.unroute('**/v1/company/job-translate');
  await page.getByRole('button', { name: '勤務地を英語に翻訳' }).click();
  await dialog.getByRole('button', { name: /空欄の1項目だけ翻訳/ }).click();
  await expect(page.getByText('1項目中1項目を翻訳しました')).toBeVisible();
  await expect(inLanguage(page, '就業場所', '英語')).not.toHaveValue('');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(inLanguage(page, '就業場所', '英語')).toHaveValue('');
});
