import type { Browser, Page } from '@playwright/test';
import { type Calls, publishedJob, recruiterWithCalls } from '../support/contents.ts';
import { acceptOffer, makeOffer } from '../support/offers.ts';
import { fillProfileButResidence } from '../support/people/filled-profile.ts';
import { registerStudent } from '../support/people/new-student.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-GB', viewport: phone, expectedProblems: /status of (404|409)/ });

/** A recruiter at a desktop, in Japanese. */
async function atDesk(browser: Browser): Promise<{ desk: Page; calls: Calls }> {
  const desk = await browser.newPage({ locale: 'ja-JP', viewport: desktop });
  return { desk, calls: await recruiterWithCalls(desk) };
}

async function openJob(
  calls: Calls,
  position: string,
  common: object = {},
  words: object = {},
): Promise<string> {
  const written = await publishedJob(calls);
  const { companyJobId } = await calls.post<{ companyJobId: string }>(
    '/v1/company/job-content-management/release',
    {
      companyJobId: null,
      version: 0,
      inStep: [],
      jp: { ...written.jp, position: `${position}（試験）`, ...words },
      en: { ...written.en, position, ...words },
      common: { ...written.common, applyPage: 'internal', applyUrl: null, ...common },
    },
  );
  return companyJobId;
}

const found = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');

/** Searches for a word of this job only; resolves when the previous results are gone. */
async function search(page: Page, word: string): Promise<void> {
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(/^1( result|件)$/)).toBeVisible();
  await expect(found(page)).toHaveCount(1);
}

async function find(page: Page, word: string): Promise<void> {
  await search(page, word);
  await page.getByRole('link', { name: word }).click();
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
}

const confirm = 'I have checked that what I declared about my residence status is correct';

/** After the offer the student shares a plan; each side ticks its steps and sees the other's. */
async function prepareTheStart(page: Page, desk: Page): Promise<void> {
  await page.goto('/talent/inbox');
  await page.getByRole('link', { name: /Hoshizora/ }).click();
  await page.getByRole('button', { name: /^After the offer/ }).click();
  const plan = page.getByRole('dialog', { name: 'After the offer' });
  await expect(plan).toContainText('no picture or number of your residence card');
  await expectGoodLooks(page, 'en');
  await plan.getByRole('button', { name: /^Share with/ }).click();
  const ours = plan.getByRole('checkbox', { name: /^Applicant’s part of the form/ });
  // Not `check`, because the tick appears only after the page has processed it.
  await ours.click();
  await expect(ours).toBeChecked();

  await desk.goto('/company/engagement/message');
  await desk.getByRole('link', { name: /Linh/ }).click();
  await desk.getByRole('button', { name: /^内定後の手続き/ }).click();
  const theirs = desk.getByRole('dialog', { name: '内定後の手続き' });
  await expect(theirs.getByRole('listitem').filter({ hasText: '履歴書' })).toContainText('完了');
  await expectGoodLooks(desk, 'ja');
  const notice = theirs.getByRole('checkbox', { name: /^労働条件通知書/ });
  await notice.click();
  await expect(notice).toBeChecked();
  const terms = plan.getByRole('listitem').filter({ hasText: 'Notice of working conditions' });
  await expect(terms.getByText('Done').first()).toBeVisible();
}

test('a job is found, saved and applied for; the company answers, and the student reads it', async ({
  page,
  browser,
}) => {
  test.slow();
  const { desk, calls } = await atDesk(browser);
  const word = 'Star map editor';
  await openJob(calls, word);
  await signInAsStudent(page, '/talent/discover/jobs');
  await search(page, word);
  await expect(page).toHaveURL(/freeWord=Star/);
  await expectGoodLooks(page, 'en');
  await page.getByRole('button', { name: `Save ${word}` }).click();
  await expect(page.getByRole('button', { name: `Save ${word}`, pressed: true })).toBeVisible();
  await page.getByRole('link', { name: word }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message to the company (optional)').fill('I draw maps of stars.');
  await dialog.getByRole('button', { name: 'Send this application' }).click();
  await expect(dialog.getByText('Please check it and tick the box.')).toBeVisible();
  await dialog.getByLabel(confirm).check();
  const counted = page.waitForResponse(/analytics\/job-application/);
  await dialog.getByRole('button', { name: 'Send this application' }).dblclick();
  await expect(page.getByText(/^You applied on/)).toBeVisible();
  expect((await counted).status()).toBe(200);

  // Closing the job asks for the outcome of waiting applicants.
  await desk.goto(`/company/contents/job?word=${encodeURIComponent(word)}`);
  await desk
    .getByRole('row', { name: word })
    .getByRole('button', { name: /ステータス/ })
    .click();
  await desk.getByRole('menuitemradio', { name: '募集終了' }).click();
  await expect(desk.getByText('1名の応募者が結果を待っています')).toBeVisible();
  await desk.getByRole('button', { name: '結果を伝える' }).click();
  await expect(desk.getByRole('radio', { name: '結果待ち 1' })).toBeChecked();
  const row = desk.getByRole('row').filter({ hasText: word });
  await expect(row).toHaveCount(1);
  await expectGoodLooks(desk, 'ja');
  await row.getByRole('button', { name: /応募を見る$/ }).click();
  const panel = desk.getByRole('region', { name: '応募者' });
  await panel.getByRole('button', { name: /^ラベル/ }).click();
  await desk.getByRole('menuitemradio').nth(1).click();
  await expect(panel).toContainText('ラベルを変えました');
  await expect(panel).toContainText('I draw maps of stars.');
  await expect(panel).toContainText('linh@students.example');
  await panel.getByRole('button', { name: /^担当者/ }).click();
  // The menu first contains only "nobody"; colleagues load later.
  await expect(desk.getByRole('menuitemradio')).not.toHaveCount(1);
  await desk.getByRole('menuitemradio').first().click();
  // Until the command is stored, the loading overlay may cover the page.
  await expect(panel).toContainText('担当者を変えました');
  await panel.getByRole('button', { name: '「書類選考」に進める' }).click();
  await expect(panel.getByRole('button', { name: '「一次面接」に進める' })).toBeVisible();
  await makeOffer(desk, panel);

  const viewed = page.waitForResponse(/analytics\/job-view/);
  await page.getByRole('link', { name: 'See my applications' }).click();
  const mine = page.getByRole('article', { name: new RegExp(word) });
  await expect(mine.getByText('Offer', { exact: true })).toBeVisible();
  await expectGoodLooks(page, 'en');
  expect((await viewed).status()).toBe(200);
  await acceptOffer(page, mine);
  await desk.reload();
  await expect(panel.getByText(/学生が内定を承諾しました。$/)).toBeVisible();
  await prepareTheStart(page, desk);
  await desk.close();
});

test('an application on the company’s own page is confirmed; a job that closes meanwhile says so', async ({
  page,
  browser,
}) => {
  test.slow();
  const { desk, calls } = await atDesk(browser);
  const there = { applyPage: 'external', applyUrl: 'https://hoshizora.example/apply' };
  await openJob(calls, 'Comet counter', there);
  const closing = await openJob(calls, 'Moon gardener');
  // Industries without jobs of other tests, so that the list stays the same.
  await signInAsStudent(page, '/talent/discover/jobs?industries=1.2.3.4.5.7.8');
  const lowest = found(page).last();
  await lowest.scrollIntoViewIfNeeded();
  // Late fonts and pictures may move the page, so the scroll position on leaving counts.
  await page.evaluate(`
    addEventListener('click', () => { window.leftAt = scrollY; }, { capture: true, once: true });
  `);
  await lowest.getByRole('link').click();
  await expect(page.getByRole('button', { name: /report or block$/ }).first()).toBeVisible();
  const place = await page.evaluate('leftAt');
  expect(place).toBeGreaterThan(500);
  await page.goBack();
  await expect.poll(() => page.evaluate('scrollY')).toBe(place);
  await page.goto('/talent/discover/jobs');
  await find(page, 'Comet counter');
  await page.getByRole('button', { name: 'Go to the company’s application page' }).click();
  await page.getByLabel(confirm).check();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Confirm and open the page' }).click();
  await (await opened).close();
  await page.getByRole('button', { name: 'I have applied' }).click();
  await expect(page.getByText(/^You applied on/)).toBeVisible();

  await page.goto('/talent/discover/jobs');
  await find(page, 'Moon gardener');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByLabel(confirm).check();
  const close = `/v1/company/job-postings/?recruitment_status=2&company_job_id=${closing}`;
  await calls.post(close);
  await page.getByRole('button', { name: 'Send this application' }).click();
  const closed = page.getByRole('dialog').getByText('The application for this job has closed.');
  await expect(closed).toBeVisible();
  await desk.close();
});

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test('a student abroad sees which jobs accept them, and applies for one', async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const { desk, calls } = await atDesk(browser);
    const [open, shut] = ['Tide reader', 'Harbour guide'];
    await openJob(calls, open, {}, { feature: [4] });
    await openJob(calls, shut, {}, { feature: [] });
    await desk.close();
    await registerStudent(page, request, { firstName: 'Mina', lastName: 'Park' });
    await fillProfileButResidence(page);
    await page.goto('/talent/profile/basic');
    const form = page.getByRole('form', { name: '在留資格' });
    await form.getByLabel('在留資格').selectOption('not-in-japan');
    // The verdict appears above the button and moves it.
    await expect(form.getByRole('heading', { name: 'この内容で応募できる仕事' })).toBeVisible();
    await form.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByText('保存しました').first()).toBeVisible();

    await page.goto('/talent/discover/jobs');
    await find(page, shut);
    const verdict = page.getByRole('region', { name: /応募できま(す|せん)/ });
    await expect(verdict).toContainText('海外からの応募を受け付けていません');
    await page.goto('/talent/discover/jobs');
    await find(page, open);
    await expect(verdict).toContainText('在留資格認定証明書');
    const match = page.getByRole('region', { name: 'あなたとの相性' });
    await expect(match.getByRole('meter')).toBeAttached();
    await expect(match).toContainText('国籍・性別・年齢・氏名・写真は相性に使いません');
    await page.getByRole('button', { name: '応募する', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').last().check();
    await dialog.getByRole('button', { name: 'この内容で応募する' }).click();
    await expect(page.getByText(/に応募しました/)).toBeVisible();
  });
});
