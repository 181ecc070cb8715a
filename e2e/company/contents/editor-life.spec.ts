import type { Page } from '@playwright/test';
import { type Calls, draftJob, inLanguage, recruiterWithCalls } from '../../support/contents.ts';
import { expect, test } from '../../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
test.use({ expectedProblems: /status of 409|net::ERR_INTERNET_DISCONNECTED/ });

const saved = (page: Page) => page.getByText('すべて保存されています');

interface Stored {
  job: { version: number; content: { jp: object; en: object; common: object } };
}

/** Saves as a colleague would in the meantime. */
async function changeElsewhere(calls: Calls, id: string, change: object): Promise<void> {
  const path = `/v1/company/job-content-management?company_job_id=${id}`;
  const { version, content } = (await calls.get<Stored>(path)).job;
  await calls.post('/v1/company/job-content-management/draft', {
    ...content,
    companyJobId: id,
    version,
    inStep: [],
    jp: { ...content.jp, ...change },
  });
}

test('a reload shows the stored content and restores only unsaved input', async ({ page }) => {
  const calls = await recruiterWithCalls(page);
  const id = await draftJob(calls, '潮の満ち引きを測る人');
  await page.goto(`/company/contents/job/${id}`);
  await inLanguage(page, '募集職種', '日本語').fill('潮見役');
  await expect(saved(page)).toBeVisible();
  await changeElsewhere(calls, id, { position: '潮見の達人', department: '海洋部' });
  await page.reload();
  await expect(inLanguage(page, '募集職種', '日本語')).toHaveValue('潮見の達人');

  page.on('dialog', (dialog) => dialog.accept());
  // Holds the autosave back until the reload.
  const { promise: reloaded, resolve: reload } = Promise.withResolvers<void>();
  await page.route('**/job-content-management/draft', async (route) => {
    await reloaded;
    await route.continue();
  });
  await inLanguage(page, '採用責任者', '日本語').fill('浜田 渚');
  await changeElsewhere(calls, id, { department: '潮汐部' });
  await page.reload();
  reload();
  await expect(page.getByText('前回保存されなかった内容を戻しました')).toBeVisible();
  await expect(inLanguage(page, '採用責任者', '日本語')).toHaveValue('浜田 渚');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('重ならない1項目の変更は取り込みました。')).toBeVisible();
  await dialog.getByRole('button', { name: 'この内容で続ける' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(inLanguage(page, '配属先・部署', '日本語')).toHaveValue('潮汐部');
  await expect(inLanguage(page, '採用責任者', '日本語')).toHaveValue('浜田 渚');
});

test('a button pressed during a stale save leads to the comparison', async ({ page }) => {
  const calls = await recruiterWithCalls(page);
  const id = await draftJob(calls, '風の記録係');
  await page.goto(`/company/contents/job/${id}`);
  await expect(inLanguage(page, '募集職種', '日本語')).toHaveValue('風の記録係');
  await changeElsewhere(calls, id, { position: '風の観測員' });
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const underWay = page.waitForRequest('**/job-content-management/draft');
  await page.route('**/job-content-management/draft', async (route) => {
    await held;
    await route.continue();
  });
  await inLanguage(page, '募集職種', '日本語').fill('風を聞く人');
  await underWay;
  await page.getByRole('button', { name: '公開する' }).click();
  release();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('風の観測員')).toBeVisible();
  await dialog.getByRole('button', { name: 'この内容で続ける' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('下書き', { exact: true })).toBeVisible();
  await expect(inLanguage(page, '募集職種', '日本語')).toHaveValue('風を聞く人');
});

test('a save is retried automatically once the browser is back online', async ({
  page,
  context,
}) => {
  const calls = await recruiterWithCalls(page);
  const id = await draftJob(calls, '灯台を守る人');
  await page.goto(`/company/contents/job/${id}`);
  const stored = page.waitForResponse('**/job-content-management/draft');
  await inLanguage(page, '募集職種', '日本語').fill('灯台');
  await stored;
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await inLanguage(page, '募集職種', '日本語').fill('灯台守');
  await expect(
    page.getByText('まだ保存できていません。接続が戻ると自動で保存します'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(inLanguage(page, '募集職種', '日本語')).toHaveValue('灯台守');
});

test('zoomed in to 200 %, the bars leave most of the window to the form', async ({ page }) => {
  const calls = await recruiterWithCalls(page);
  const id = await draftJob(calls, '波を数える人');
  await page.setViewportSize({ width: 640, height: 430 });
  await page.goto(`/company/contents/job/${id}`);
  await inLanguage(page, '募集職種', '日本語').fill('波守');
  await expect(saved(page)).toBeVisible();
  const height = await page.evaluate<number>(`
    ['--top-bar', '--index-bar', '--save-bar', '--bottom-bar']
      .map((name) => parseFloat(document.documentElement.style.getPropertyValue(name) || '0'))
      .reduce((sum, height) => sum + height, 0)
  `);
  expect(height).toBeLessThan(430 / 4);
});
