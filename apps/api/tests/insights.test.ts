import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { applyOnce, createApplicant } from '../testing/applications.ts';
import { connectThem } from '../testing/connect.ts';
import { readCsv } from '../testing/csv.ts';
import { createStudent, type SignedIn, type SignedInRecruiter } from '../testing/factories.ts';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../testing/jobs.ts';

let api: TestApp;
let who: SignedInRecruiter;
let jobId: string;
beforeAll(async () => {
  api = await startTestApp();
  who = await createEmployer(api, { plan: 2 });
  jobId = await releaseOne(jobCalls(api), who, jobWith({ jp: { position: '=星図係' } }));
});
afterAll(() => api.close());

const get = (path: string) =>
  api.app.inject({ url: `/v1/company/${path}`, headers: { ...who.headers, languagetype: 'ja' } });
const post = (student: SignedIn, path: string, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: `/v1/student/${path}`,
    headers: student.headers,
    payload,
  });
const look = (student: SignedIn, job_id: string, more: object = {}) =>
  post(student, 'analytics/job-view', {
    job_id,
    company_id: who.companyId,
    referrer_url: '/talent/discover/jobs',
    time_spent_on_page: 30,
    scroll_depth: 50,
    view_duration: 40,
    ...more,
  });

test('views, saves, connects and applications are summed by week, job and source, never by person', async () => {
  const students = await Promise.all(Array.from({ length: 6 }, () => createStudent(api)));
  for (const student of students) {
    await look(student, jobId);
    await look(student, jobId, { utm_source: 'newsletter' });
    await post(student, 'my-activities/save/jobs', { jobId });
  }
  const applicant = await createApplicant(api);
  await connectThem(api, applicant, who);
  await applyOnce(api, { who, jobId, student: applicant });
  await connectThem(api, await createApplicant(api), who);

  const seen = (await get('insights?weeks=4')).json();
  const figures = { views: 10, saves: 5, connects: 2, applications: 1 };
  expect([seen.weeks.length, seen.weeks.at(-1), seen.total]).toMatchObject([4, figures, figures]);
  expect(seen.jobs).toMatchObject([{ id: jobId, ...figures, connects: 1 }]);
  expect(seen.sources).toEqual([
    { source: 'discover', word: null, views: 5, applications: null },
    { source: 'campaign', word: 'newsletter', views: 5, applications: 0 },
  ]);
  const ofJob = (await get(`insights?job=${jobId}`)).json();
  expect(ofJob).toMatchObject({ total: { ...figures, connects: 1 }, jobs: [{ id: jobId }] });
  expect(ofJob.weeks).toHaveLength(12);

  const file = await get('csv-insights-output');
  expect(file.body.startsWith('\ufeff')).toBe(true);
  expect(readCsv(file.body).slice(1)).toEqual([
    [expect.any(String), '会社紹介（企業全体）', '0', '0', '2', '0'],
    [expect.any(String), "'=星図係", '10', '5', '1', '1'],
  ]);
  const sources = readCsv((await get('csv-insights-output?by=source')).body);
  expect(sources.slice(1)).toEqual([
    ['企業・求人を探す', '5', ''],
    ['newsletter', '5', '0'],
  ]);
});

test('what only chosen people see counts no views and no saves', async () => {
  const limited = await releaseOne(jobCalls(api), who);
  const invited = await Promise.all(Array.from({ length: 5 }, () => createStudent(api)));
  await jobCalls(api).limit(who, limited, {
    studentIds: invited.map(({ accountId }) => accountId),
  });
  for (const student of invited) {
    expect((await look(student, limited)).statusCode).toBe(200);
    expect((await post(student, 'my-activities/save/jobs', { jobId: limited })).statusCode).toBe(
      200,
    );
  }
  const { total } = (await get(`insights?job=${limited}`)).json();
  expect(total).toEqual({ views: 0, saves: 0, connects: 0, applications: 0 });
});
