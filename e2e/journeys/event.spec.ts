import { readFile } from 'node:fs/promises';
import { recruiterWithCalls } from '../support/contents.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 360, height: 780 } });

const inThreeWeeks = (hour: string) => {
  const day = new Date(Date.now() + 21 * 24 * 60 * 60 * 1000);
  return `${day.toISOString().slice(0, 10)}T${hour}`;
};

test('a student applies for an event, adds it to the calendar, and the company sees it', async ({
  page,
  browser,
}) => {
  const desk = await browser.newContext({
    locale: 'ja-JP',
    viewport: { width: 1280, height: 900 },
    baseURL: process.env.E2E_ORIGIN ?? '',
  });
  const recruiter = await desk.newPage();
  const calls = await recruiterWithCalls(recruiter);
  const title = `流れ星の夕べ ${crypto.randomUUID().slice(0, 8)}`;
  const words = { title, description: '社員と話しましょう。', place: '渋谷', coverImage: null };
  const { id } = await calls.post<{ id: string }>('/v1/company/event-content-management', {
    eventId: null,
    version: 0,
    inStep: [],
    status: 'public',
    audience: { connected: false, saveListIds: [], studentIds: [] },
    jp: words,
    en: null,
    common: {
      startsAt: inThreeWeeks('18:00'),
      endsAt: inThreeWeeks('19:30'),
      deadline: null,
      format: 'both',
      onlineUrl: 'https://meet.example/stars',
      capacity: 1,
    },
  });

  // Under another company's address the event is not found.
  await signInAsStudent(page, `/talent/company/${crypto.randomUUID()}/company-event/${id}`);
  await expect(page.getByText('ページが見つかりませんでした')).toBeVisible();
  await page.goto(`/talent/company/company-event/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('残り1名')).toBeVisible();
  await expect(page.getByRole('link', { name: '参加用のリンクを開く' })).toBeHidden();
  await expect(page.getByText('氏名・学校名・卒業年月・写真が企業に伝わります')).toBeVisible();
  await page.getByRole('button', { name: '申し込む' }).click();
  await expect(page.getByText('参加が決まりました。')).toBeVisible();
  await expect(page.getByText('満席', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '参加用のリンクを開く' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'カレンダーに追加' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VEVENT');

  await recruiter.goto(`/company/contents/event/apply/${id}`);
  const applicant = recruiter.getByRole('row', { name: /Linh.*参加予定/ });
  await expect(applicant.getByRole('link')).toHaveAttribute('href', /\/student-profile\//);
  const [list] = await Promise.all([
    recruiter.waitForEvent('download'),
    recruiter.getByRole('button', { name: 'CSVをダウンロード' }).click(),
  ]);
  expect(await readFile(await list.path(), 'utf8')).toContain('Linh');

  await page.getByRole('link', { name: '応募状況' }).click();
  const mine = page.getByRole('link', { name: title });
  await expect(mine).toContainText('参加確定');
  await mine.click();

  await page.getByRole('button', { name: '申込を取り消す' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '戻る' }).click();
  await page.getByRole('button', { name: '申込を取り消す' }).click();
  await question.getByRole('button', { name: '申込を取り消す' }).click();
  await expect(page.getByText('申込を取り消しました。')).toBeVisible();
  await page.getByRole('button', { name: '申し込む' }).click();
  await expect(page.getByText('参加が決まりました。')).toBeVisible();

  // After the company deletes the event, it stays in the student's list, updated by a signal.
  await page.goto('/talent/activities/applications');
  await expect(page.getByRole('link', { name: title })).toContainText('参加確定');
  await recruiter.goto('/company/contents/event');
  const row = recruiter.getByRole('row', { name: title });
  await row.getByRole('button', { name: /操作/ }).click();
  await recruiter.getByRole('menuitem', { name: '削除' }).click();
  const asked = recruiter.getByRole('alertdialog');
  await expect(asked).toContainText('1名に、中止をメールと通知でお知らせします。');
  await asked.getByRole('button', { name: '削除する' }).click();
  await expect(asked).toBeHidden();
  await desk.close();
  await expect(page.getByRole('link', { name: title })).toContainText('中止');
});
