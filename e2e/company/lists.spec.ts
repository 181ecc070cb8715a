import { atOnce } from '../support/at-once.ts';
import { draftJob, recruiterWithCalls } from '../support/contents.ts';
import { signInAsRecruiter } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });

test('a list keeps its page on Back, on a reload and when its address is shared', async ({
  page,
}) => {
  const calls = await recruiterWithCalls(page);
  for (let number = 1; number <= 25; number += 1) await draftJob(calls, `夜勤${number}番`);
  // A search word of this test only, because others write in the same company.
  await page.goto('/company/contents/job?word=夜勤');
  const job = (number: number) => page.getByRole('link', { name: `夜勤${number}番`, exact: true });
  await expect(job(25)).toBeVisible();
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(job(1)).toBeVisible();
  await expect(job(25)).toBeHidden();
  const address = page.url();
  expect(address).toContain('after=');

  await job(1).click();
  await expect(page.getByRole('heading', { level: 1, name: '求人の編集' })).toBeVisible();
  await page.goBack();
  await expect(job(1)).toBeVisible();
  expect(page.url()).toBe(address);
  await page.reload();
  await expect(job(1)).toBeVisible();
  await page.getByRole('button', { name: '前へ' }).click();
  await expect(job(25)).toBeVisible();
  expect(page.url()).not.toContain('after=');

  // Opened by its address, the page has no previous page in the history, so the first is shown.
  await page.goto('/company/contents/general');
  await page.goto(address);
  await expect(job(1)).toBeVisible();
});

test('a filter leads to the first page', async ({ page }) => {
  const calls = await recruiterWithCalls(page);
  for (let number = 1; number <= 22; number += 1) await draftJob(calls, `早番${number}番`);
  await page.goto('/company/contents/job?word=早番');
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(page).toHaveURL(/after=/);
  await page.getByRole('searchbox').fill('早番22番');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/after=/);
  await expect(page.getByRole('link', { name: '早番22番', exact: true })).toBeVisible();
});

test('filters chosen in quick succession all apply', async ({ page }) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/engagement/message');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await atOnce(chip('未読'), chip('自分が担当'));
  await expect(page).toHaveURL(/unread=true/);
  await expect(page).toHaveURL(/mine=true/);

  await page.goto('/company/engagement/applicants');
  await atOnce(
    page.getByRole('radio', { name: /^新着/ }),
    page.getByRole('radio', { name: 'ボード' }),
  );
  await expect(page).toHaveURL(/status=new/);
  await expect(page).toHaveURL(/view=board/);

  await page.goto('/company/contents/job');
  await page.getByRole('searchbox').fill('夜');
  await atOnce(page.locator('search form'), page.getByRole('radio', { name: /^下書き/ }));
  await expect(page).toHaveURL(/status=%223%22/);
  await expect(page).toHaveURL(/word=/);
});

test('the search box keeps the focus while searching and after it was emptied', async ({
  page,
}) => {
  await signInAsRecruiter(page, 2);
  await page.goto('/company/contents/job');
  const box = page.getByRole('searchbox');
  await box.fill('夜');
  await box.press('Enter');
  await expect(page).toHaveURL(/word=/);
  await expect(box).toBeFocused();
  await box.press('Backspace');
  await expect(page).not.toHaveURL(/word=/);
  await page.keyboard.type('朝');
  await expect(box).toHaveValue('朝');
  await box.press('Enter');
  await expect(page).toHaveURL(/word=%E6%9C%9D/);
});

test('a status is chosen with Enter, not by an arrow key, and can be undone', async ({ page }) => {
  const calls = await recruiterWithCalls(page);
  const title = '灯台の見学会';
  const hour = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
  const words = { title, description: '灯台を見ます。', place: '岬', coverImage: null };
  await calls.post('/v1/company/event-content-management', {
    eventId: null,
    version: 0,
    inStep: [],
    status: 'public',
    audience: { connected: false, saveListIds: [], studentIds: [] },
    jp: words,
    en: null,
    common: {
      startsAt: hour(240),
      endsAt: hour(242),
      deadline: null,
      format: 'place',
      onlineUrl: null,
      capacity: null,
    },
  });
  await page.goto(`/company/contents/event?word=${encodeURIComponent(title)}`);
  const status = page.getByRole('button', { name: `「${title}」のステータス` });
  await status.focus();
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveText(/公開$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: '公開', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: '非公開' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('非公開にしました。')).toBeVisible();
  await expect(status).toHaveText(/非公開$/);
  await expect(status).toBeFocused();
  await page.getByRole('button', { name: '元に戻す' }).press('Enter');
  await expect(page.getByText('元に戻しました。')).toBeVisible();
  await expect(status).toHaveText(/[^非]公開$/);
  await expect(status).toBeFocused();
});

test('when a status change removes a row, the focus stays in the list and returns with the undo', async ({
  page,
}) => {
  const calls = await recruiterWithCalls(page);
  for (const number of [1, 2]) await draftJob(calls, `遅番${number}番`);
  await page.goto('/company/contents/job?status=3&word=遅番');
  const status = (number: number) =>
    page.getByRole('button', { name: `「遅番${number}番」のステータス` });
  const open = async (number: number) => {
    await status(number).press('Enter');
    // The menu takes the focus once it is open.
    await expect(page.getByRole('menu')).toBeFocused();
    await page.getByRole('menuitemradio', { name: '募集中' }).press('Enter');
    await expect(status(number)).toBeHidden();
  };
  await open(2);
  await expect(status(1)).toBeFocused();
  await page.getByRole('button', { name: '元に戻す' }).press('Enter');
  await expect(page.getByText('元に戻しました。')).toBeVisible();
  await expect(status(2)).toBeFocused();

  await open(1);
  await expect(status(2)).toBeFocused();
  await open(2);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.getByRole('button', { name: '元に戻す' }).press('Enter');
  await expect(status(2)).toBeFocused();
});

test.describe('invalid addresses', () => {
  test.use({ expectedProblems: /status of 4\d\d/ });

  test('an invalid cursor shows the first page', async ({ page }) => {
    const calls = await recruiterWithCalls(page);
    await draftJob(calls, '昼番');
    await page.goto('/company/contents/job?word=昼番&after=nowhere');
    await expect(page.getByRole('link', { name: '昼番', exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/after=/);
  });
});
