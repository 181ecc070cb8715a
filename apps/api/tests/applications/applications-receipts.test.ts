import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmployer } from '../../testing/contents/jobs.ts';
import { createRecruiter } from '../../testing/database/factories.ts';
import { emailOf, mailsTo, templatesTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import {
  applicationCalls,
  applyOnce,
  createApplicant,
  externalJob,
  publishJob,
} from '../../testing/talk/applications.ts';

let api: TestApp;
let calls: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = applicationCalls(api);
});
afterAll(() => api.close());

test('an application is confirmed by mail and shown in the thread with its documents', async () => {
  const { student, id } = await applyOnce(api, { more: { documents: ['rirekisho'] } });
  const email = await emailOf(api, student);
  expect(await templatesTo(api, email)).toEqual(['application-receipt']);
  const [mail] = await mailsTo(api, email);
  expect(mail?.['url']).toMatch(new RegExp(`/talent/activities/applications\\?open=${id}$`));
  const { application } = (await calls.showMine(student, id)).json();
  const thread = await calls.get(student, `/v1/student/messages/${application.threadId}`);
  expect(thread.json().context.applications).toMatchObject([
    { id, documents: [expect.stringMatching(/^履歴書_/)] },
  ]);
});

test('a refused application has no receipt, nor has one of a student without such mails', async () => {
  const { jobId } = await publishJob(api);
  const student = await createApplicant(api);
  await calls.apply(student, jobId, { residenceConfirmed: false });
  expect(await templatesTo(api, await emailOf(api, student))).toEqual([]);

  const quiet = await createApplicant(api);
  await api.services.databases.pool.query(
    `insert into student_settings values
       ($1, 1, 'at_once', 'at_once', 'never', 'never', 'ja', 'student', 'looking')`,
    [quiet.accountId],
  );
  await applyOnce(api, { student: quiet });
  expect(await templatesTo(api, await emailOf(api, quiet))).toEqual([]);
});

test('a confirmed application elsewhere says that the result comes from the company', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const jobId = await externalJob(api, who);
  const student = await createApplicant(api);
  await calls.external(student, jobId);
  const email = await emailOf(api, student);
  expect(await templatesTo(api, email)).toEqual([]);
  const count = async (asking = who) =>
    (await calls.get(asking, '/v1/company/apply-jobs')).json().external;
  expect(await count()).toBe(1);
  await calls.external(student, jobId, 'confirm');
  expect(await templatesTo(api, email)).toEqual(['application-receipt-elsewhere']);
  expect(await count()).toBe(1);
  const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  expect(await count(interviewer)).toBe(0);
});
