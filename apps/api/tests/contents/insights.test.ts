import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishInsights } from '../../src/features/insights/public.ts';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import {
  createStudent,
  registeredDaysAgo,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { readCsv } from '../../testing/files/csv.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applyOnce, createApplicant } from '../../testing/talk/applications.ts';
import { connectThem } from '../../testing/talk/connect.ts';

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

const dayMs = 24 * 60 * 60 * 1000;

async function createStudents(count: number, days: number): Promise<SignedIn[]> {
  const students = await Promise.all(Array.from({ length: count }, () => createStudent(api)));
  await registeredDaysAgo(api, days, ...students);
  return students;
}
const createEstablished = (count: number) => createStudents(count, 15);

/** Runs the daily job on this many successive days. */
async function publishOn(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    const now = new Date(api.clock.now().getTime() + day * dayMs);
    await publishInsights(api.services.databases.commands, now);
  }
}
const totalOf = async (id: string) => (await get(`insights?job=${id}`)).json().total;

test('sums views, saves, connects and applications by week, job and source, never by person', async () => {
  const students = await createEstablished(12);
  for (const [at, student] of students.entries()) {
    const link = at < 6 ? {} : { utm_source: 'newsletter' };
    for (let time = 0; time < 2; time += 1) await look(student, jobId, link);
    if (at < 6) await post(student, 'my-activities/save/jobs', { jobId });
  }
  const applicant = await createApplicant(api);
  await connectThem(api, applicant, who);
  await applyOnce(api, { who, jobId, student: applicant });
  await connectThem(api, await createApplicant(api), who);

  await publishOn(1);
  expect(await totalOf(jobId)).toMatchObject({ views: 0, saves: 0, applications: 1 });
  await publishOn(2);
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

test('limited jobs count no views and no saves', async () => {
  const limited = await releaseOne(jobCalls(api), who);
  const invited = await createEstablished(5);
  await jobCalls(api).limit(who, limited, {
    studentIds: invited.map(({ accountId }) => accountId),
  });
  for (const student of invited) {
    expect((await look(student, limited)).statusCode).toBe(200);
    expect((await post(student, 'my-activities/save/jobs', { jobId: limited })).statusCode).toBe(
      200,
    );
  }
  await publishOn(2);
  expect(await totalOf(limited)).toEqual({ views: 0, saves: 0, connects: 0, applications: 0 });
});

test('new accounts do not count, and one person counts once', async () => {
  const id = await releaseOne(jobCalls(api), who);
  for (const student of await createStudents(5, 13)) {
    await look(student, id, { utm_source: 'for-mai' });
    await post(student, 'my-activities/save/jobs', { jobId: id });
  }
  const [target] = (await createEstablished(1)) as [SignedIn];
  for (let time = 0; time < 5; time += 1) await look(target, id, { utm_source: 'for-mai' });
  await publishOn(3);
  expect(await totalOf(id)).toMatchObject({ views: 0, saves: 0 });
  expect((await get(`insights?job=${id}`)).json().sources).toEqual([]);
});

test('a published figure changes only by five or more, up and down', async () => {
  const id = await releaseOne(jobCalls(api), who);
  const students = await createEstablished(9);
  const save = (student: SignedIn) => post(student, 'my-activities/save/jobs', { jobId: id });
  const unsave = (student: SignedIn) =>
    post(student, 'my-activities/save/jobs/delete', { jobId: id });
  const saves = async () => {
    await publishOn(2);
    return (await totalOf(id)).saves;
  };

  for (const student of students.slice(0, 5)) await save(student);
  expect(await saves()).toBe(5);
  for (const student of students.slice(0, 4)) await unsave(student);
  expect(await saves()).toBe(5);
  for (const student of students.slice(0, 4)) await save(student);
  for (const student of students.slice(5)) await save(student);
  expect(await saves()).toBe(5);
  for (const student of students) await unsave(student);
  expect(await saves()).toBe(0);
});
