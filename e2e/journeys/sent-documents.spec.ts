import { publishedJob, recruiterWithCalls } from '../support/contents.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-GB', viewport: phone, expectedProblems: /status of (404|409|422)/ });

test('a job requires documents; the student sends them, the company opens and downloads them', async ({
  page,
  browser,
}) => {
  test.slow();
  const desk = await browser.newPage({ locale: 'ja-JP', viewport: desktop });
  const calls = await recruiterWithCalls(desk);
  const written = await publishedJob(calls);
  const position = 'Document reader';
  const { companyJobId } = await calls.post<{ companyJobId: string }>(
    '/v1/company/job-content-management/release',
    {
      companyJobId: null,
      version: 0,
      inStep: [],
      jp: { ...written.jp, position: `${position}（試験）` },
      en: { ...written.en, position },
      common: {
        ...written.common,
        applyPage: 'internal',
        applyUrl: null,
        requiredDocuments: ['resume-en'],
      },
    },
  );

  await signInAsStudent(page, '/talent/discover/jobs');
  await page.getByRole('searchbox').fill(position);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: position }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const documents = dialog.getByRole('group', { name: 'Documents made from your profile' });
  await expect(documents.getByRole('checkbox', { name: '履歴書' }).first()).toBeChecked();
  const english = documents.getByRole('checkbox', { name: /^Résumé \(English\)/ });
  await expect(english).toBeChecked();
  await english.uncheck();
  await dialog.getByLabel(/^I have checked that what I declared/).check();
  await dialog.getByRole('button', { name: 'Send this application' }).click();
  await expect(dialog.getByText('This job requires: Résumé (English).')).toBeVisible();
  await english.check();
  await expectGoodLooks(page, 'en');
  await dialog.getByRole('button', { name: 'Send this application' }).click();
  await expect(page.getByText(/^You applied on/)).toBeVisible();

  await desk.goto(`/company/contents/job/apply/${companyJobId}`);
  await desk.getByRole('button', { name: /応募を見る$/ }).click();
  const panel = desk.getByRole('region', { name: '応募者' });
  const sent = panel.getByRole('region', { name: '応募書類' });
  await expect(sent.getByRole('listitem')).toHaveCount(2);
  await expectGoodLooks(desk, 'ja');
  const opened = desk.waitForResponse(/\/document\/rirekisho$/);
  const tab = desk.waitForEvent('popup');
  await sent.getByRole('button', { name: /^「履歴書」を開く/ }).click();
  expect((await opened).headers()['content-type']).toBe('application/pdf');
  await (await tab).close();
  const archive = desk.waitForEvent('download');
  await panel.getByRole('button', { name: '書類をまとめてダウンロード' }).click();
  expect((await archive).suggestedFilename()).toMatch(/^応募書類_\d{8}\.zip$/);
  await desk.close();
});
