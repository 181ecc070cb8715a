import { draftJob, inLanguage, recruiterWithCalls } from '../support/contents.ts';
import { signInAsRecruiter } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
test.use({ expectedProblems: /status of 409/ });

test('two recruiters edit the same job: the second compares, and nothing is lost', async ({
  page,
  browser,
}) => {
  const calls = await recruiterWithCalls(page, 1);
  const id = await draftJob(calls, '夜空の案内係');
  const path = `/company/contents/job/${id}`;
  await page.goto(path);
  const elsewhere = await browser.newContext({
    locale: 'ja-JP',
    baseURL: process.env.E2E_ORIGIN ?? '',
  });
  const second = await elsewhere.newPage();
  await signInAsRecruiter(second, 2);
  await second.goto(path);
  await expect(inLanguage(second, '募集職種', '日本語')).toHaveValue('夜空の案内係');

  await inLanguage(page, '募集職種', '日本語').fill('夜空のガイド');
  await inLanguage(page, '採用責任者', '日本語').fill('田中 美咲');
  await page.getByRole('button', { name: '下書きを保存' }).click();
  await expect(page.getByText('すべて保存されています')).toBeVisible();

  // Holds the autosave back, because its timing must not matter.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await second.route('**/job-content-management/draft', async (route) => {
    await pressed;
    await route.continue();
  });
  await inLanguage(second, '募集職種', '日本語').fill('星空コンシェルジュ');
  await inLanguage(second, '配属先・部署', '日本語').fill('観測部');
  await second.getByRole('button', { name: '下書きを保存' }).click();
  press();
  const dialog = second.getByRole('dialog');
  await expect(dialog.getByText('同じ項目が変更されています')).toBeVisible();
  await expect(dialog.getByText('重ならない1項目の変更は取り込みました。')).toBeVisible();
  await expect(dialog.getByText('夜空のガイド')).toBeVisible();
  await expect(dialog.getByText('星空コンシェルジュ')).toBeVisible();
  await dialog.getByRole('radio', { name: '保存済みの内容' }).check();
  await dialog.getByRole('button', { name: 'この内容で続ける' }).click();
  await expect(second.getByText('すべて保存されています')).toBeVisible();
  await expect(inLanguage(second, '募集職種', '日本語')).toHaveValue('夜空のガイド');
  await expect(inLanguage(second, '採用責任者', '日本語')).toHaveValue('田中 美咲');
  await expect(inLanguage(second, '配属先・部署', '日本語')).toHaveValue('観測部');
  await elsewhere.close();

  const stored = await calls.get<{ job: { content: { jp: Record<string, string> } } }>(
    `/v1/company/job-content-management?company_job_id=${id}`,
  );
  expect(stored.job.content.jp).toMatchObject({
    position: '夜空のガイド',
    hiringManager: '田中 美咲',
    department: '観測部',
  });
});
