import { atDesk, confirm, find, found, openJob } from '../support/applying.ts';
import { fillProfileButResidence } from '../support/people/filled-profile.ts';
import { registerStudent } from '../support/people/new-student.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import { phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-GB', viewport: phone, expectedProblems: /status of (404|409)/ });

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
  await expect(page.getByText(/^You applied on \d/)).toBeVisible();

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
