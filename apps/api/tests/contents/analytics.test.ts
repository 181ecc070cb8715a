import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetOldViews } from '../../src/features/analytics/public.ts';
import { createEmployer, jobCalls, releaseOne } from '../../testing/contents/jobs.ts';
import {
  createStudent,
  registeredDaysAgo,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applyOnce } from '../../testing/talk/applications.ts';

let api: TestApp;
let employer: SignedInRecruiter;
let student: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

beforeEach(async () => {
  employer = await createEmployer(api, { plan: 2 });
  student = await createEstablished();
});

async function createEstablished(): Promise<SignedIn> {
  const one = await createStudent(api);
  await registeredDaysAgo(api, 15, one);
  return one;
}

const post = (path: string, payload: object, { who = student, headers = {} } = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/v1/student/${path}`,
    headers: { ...who.headers, ...headers },
    payload,
  });
const send = async (kind: string, payload: object, from: Parameters<typeof post>[2] = {}) => {
  const reply = await post(`analytics/${kind}`, payload, from);
  expect([reply.statusCode, reply.json()]).toEqual([200, { result: 1 }]);
};
const companyView = (more: object = {}) => ({
  company_id: employer.companyId,
  company_name: '縁側商事',
  logo_image: null,
  referrer_url: '',
  time_spent: 12.4,
  ...more,
});
const jobView = (job_id: string, more: object = {}) => ({
  job_id,
  company_id: employer.companyId,
  referrer_url: '/talent/discover/jobs?word=x',
  time_spent_on_page: 30,
  scroll_depth: 250,
  view_duration: 45,
  ...more,
});
const rows = async (statement: string, id: string) =>
  (await api.services.databases.pool.query(statement, [id])).rows;
const sums = () =>
  rows(
    `select kind, job_id as "jobId", source, views, seconds::int from view_count
     where company_id = $1 order by kind, source`,
    employer.companyId,
  );
const seen = () =>
  rows('select job_id as "jobId", times from seen where student_id = $1', student.accountId);

test('a student counts once a week per page, with the first source; own views are one row each', async () => {
  const jobId = await releaseOne(jobCalls(api), employer);
  await send('company-view', companyView());
  await send('company-view', companyView({ time_spent: 90_000 }));
  const campaign = { utm_source: 'Newsletter', utm_medium: 'mail', utm_campaign: 'spring' };
  await send('job-view', { views: [jobView(jobId), jobView(jobId), jobView(jobId, campaign)] });
  await send('job-view', jobView(jobId, campaign), { who: await createEstablished() });
  // An account registered today is not counted.
  await send('job-view', jobView(jobId, campaign), { who: await createStudent(api) });
  expect(await sums()).toEqual([
    { kind: 'company-view', jobId: null, source: 'direct', views: 1, seconds: 12 },
    { kind: 'job-view', jobId, source: 'discover', views: 1, seconds: 30 },
    { kind: 'job-view', jobId, source: 'newsletter', views: 1, seconds: 30 },
  ]);
  expect(await seen()).toEqual([
    { jobId: null, times: 2 },
    { jobId, times: 3 },
  ]);
});

test('a student who switched views off is counted without a person and without a record', async () => {
  await send('company-view', companyView(), { headers: { 'sec-gpc': '1' } });
  expect([await seen(), await sums()]).toMatchObject([[], [{ views: 1 }]]);
  await send('company-view', companyView());
  expect(await seen()).toHaveLength(1);
  const url = '/v1/student/settings';
  const { settings } = (await api.app.inject({ url, headers: student.headers })).json();
  const { blockedCompanies: _, ...given } = settings;
  await post('settings', { ...given, blockedCompanyIds: [], keepsViews: false });
  await send('company-view', companyView());
  expect([await seen(), await sums()]).toMatchObject([[], [{ views: 1 }]]);
  // A settings form without the new field does not switch it back on.
  const { keepsViews: __, ...older } = { ...given, version: 1, blockedCompanyIds: [] };
  expect((await post('settings', older)).json().settings).toMatchObject({ keepsViews: false });
  const audited = 'select 1 from audit where account_id = $1 and action ~ $$analytics$$';
  expect(await rows(audited, student.accountId)).toEqual([]);
});

test('unknown, hidden and blocked pages count nothing and get the same response', async () => {
  const closed = await releaseOne(jobCalls(api), employer);
  await jobCalls(api).changeStatus(employer, closed, 2);
  await send('job-view', { views: [jobView(closed), jobView(crypto.randomUUID())] });
  await send('job-application', { job_id: closed });
  await block(api, student, employer.companyId);
  await send('company-view', companyView());
  expect([await sums(), await seen()]).toEqual([[], []]);
});

test('limits the sources of a page per week', async () => {
  const many = await Promise.all(Array.from({ length: 41 }, createEstablished));
  for (const [at, who] of many.entries()) {
    await send('company-view', companyView({ utm_source: `s-${at}` }), { who });
  }
  const all = await sums();
  expect(all).toHaveLength(31);
  expect(all.find(({ source }) => source === 'other').views).toBe(11);
});

test('an application counts once, if it exists', async () => {
  const { student: who, jobId } = await applyOnce(api, { who: employer });
  await registeredDaysAgo(api, 15, who);
  await send('job-application', { job_id: jobId });
  for (const _ of [1, 2]) await send('job-application', { job_id: jobId }, { who });
  const led = await applyOnce(api, { who: employer, jobId });
  await registeredDaysAgo(api, 15, led.student);
  const campaign = {
    utm_source: 'Newsletter',
    utm_medium: 'mail',
    utm_campaign: 'spring',
    utm_term: '星図',
    utm_content: 'top',
  };
  await send('job-application', { job_id: jobId, ...campaign }, { who: led.student });
  expect(await sums()).toEqual([
    { kind: 'job-application', jobId, source: 'newsletter', views: 1, seconds: 0 },
    { kind: 'job-application', jobId, source: 'none', views: 1, seconds: 0 },
  ]);
});

test('old views of a student are deleted, the sums stay', async () => {
  const { commands } = api.services.databases;
  const daysOn = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000);
  await send('company-view', companyView());
  await forgetOldViews(commands, daysOn(29), 30);
  expect(await seen()).toHaveLength(1);
  await forgetOldViews(commands, daysOn(31), 30);
  expect([await seen(), await sums()]).toMatchObject([[], [{ views: 1 }]]);
});

test('refuses more than twenty at once, a negative time and an unknown key', async () => {
  const bad = [
    { views: Array.from({ length: 21 }, () => companyView()) },
    { views: [] },
    companyView({ time_spent: -1 }),
    companyView({ email: 'x@example.com' }),
  ];
  for (const body of bad) {
    expect((await post('analytics/company-view', body)).statusCode).toBe(422);
  }
});
