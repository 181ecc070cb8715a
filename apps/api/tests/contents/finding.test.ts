import { savedLimits } from '@engawa/contract/saved/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createEmployer,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import {
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin } from '../../testing/server/desk.ts';
import { connectThem } from '../../testing/talk/connect.ts';

let api: TestApp;
let jobs: JobCalls;
let employer: SignedInRecruiter;
let student: SignedIn;
let jobId: string;

beforeAll(async () => {
  api = await startTestApp();
  jobs = jobCalls(api);
});
afterAll(() => api.close());

beforeEach(async () => {
  employer = await createEmployer(api, { plan: 2 });
  student = await createStudent(api);
  jobId = await releaseOne(jobs, employer);
});

const get = (path: string, who = student) =>
  api.app.inject({ url: `/v1/student/${path}`, headers: who.headers });
const post = (path: string, payload: object, who = student) =>
  api.app.inject({ method: 'POST', url: `/v1/student/${path}`, headers: who.headers, payload });
const company = (who = student) => get(`company/${employer.companyId}`, who);
const job = (by = employer.companyId, id = jobId) => get(`company/${by}/job/${id}`);
const save = (id = jobId) => post('my-activities/save/jobs', { jobId: id });
const savedJobs = async () => (await get('my-activities/save/jobs')).json().jobs;

test('a company shows contents for everybody and those limited to this student', async () => {
  const hidden = await releaseOne(jobs, employer);
  await jobs.limit(employer, hidden, { studentIds: [student.accountId] });
  const ids = async (who: SignedIn) =>
    (await company(who)).json().jobPostingList.map(({ id }: { id: string }) => id);
  expect(new Set(await ids(student))).toEqual(new Set([jobId, hidden]));
  expect(await ids(await createStudent(api))).toEqual([jobId]);
  expect((await company()).json()).toMatchObject({ saved: false, savedJobs: [] });
});

test('a blocked company is not found', async () => {
  await block(api, student, employer.companyId);
  expect((await company()).statusCode).toBe(404);
  expect((await job()).statusCode).toBe(404);
  expect((await save()).statusCode).toBe(404);
});

test('a suspended company is neither shown nor found', async () => {
  const suspend = (at: Date | null) =>
    api.services.databases.pool.query('update company set suspended_at = $1 where id = $2', [
      at,
      employer.companyId,
    ]);
  const counts = async () =>
    Promise.all(
      ['jobs', 'companies'].map(async (of) => (await get(`discover/${of}`)).json().count),
    );
  const [openJobs, companies] = await counts();
  await suspend(api.clock.now());
  expect((await company()).statusCode).toBe(404);
  expect(await counts()).toEqual([openJobs - 1, companies - 1]);
  await suspend(null);
  expect(await counts()).toEqual([openJobs, companies]);
});

test('a job is found under its own company only, and not when closed', async () => {
  const other = await createEmployer(api);
  expect((await job()).json()).toMatchObject({ job: { id: jobId }, through: null, saved: false });
  expect((await job(other.companyId)).statusCode).toBe(404);
  await jobs.changeStatus(employer, jobId, 2);
  expect((await job()).statusCode).toBe(404);
});

test('a lent job is found under the partner for students connected with it', async () => {
  const partner = await createEmployer(api);
  await admin(api, 'partners-add', employer.companyId, partner.companyId);
  const { shares } = (await jobs.share(employer, jobId, partner.companyId)).json();
  await jobs.showLent(partner, shares[0].id, true);
  expect((await job(partner.companyId)).statusCode).toBe(404);
  await connectThem(api, student, partner);
  expect((await job(partner.companyId)).json()).toMatchObject({
    job: { company: { id: employer.companyId } },
    through: { id: partner.companyId },
  });
});

test('the residence verdict for this student accompanies the job', async () => {
  expect((await job()).json().residence).toEqual({ verdict: 'refused', reasons: ['no-status'] });
  const abroad = {
    status: 'not-in-japan',
    designation: null,
    expiresOn: null,
    expectedGraduation: null,
    otherActivityPermission: null,
    version: 0,
  };
  expect((await profileCalls(api, student).save('residence', abroad)).statusCode).toBe(200);
  expect((await job()).json().residence).toEqual({
    verdict: 'refused',
    reasons: ['not-from-abroad'],
  });
  const open = jobWith({ jp: { feature: [4] }, en: { feature: [4] } });
  const fromAbroad = await releaseOne(jobs, employer, open);
  expect((await job(undefined, fromAbroad)).json().residence).toMatchObject({
    verdict: 'may-with-note',
    reasons: ['visa-first', 'related-field'],
  });
});

test('a job is saved once, stays when it closes, and can be removed', async () => {
  expect([(await save()).json(), (await save()).json()]).toMatchObject([
    { saved: true },
    { saved: true },
  ]);
  expect(await savedJobs()).toMatchObject([{ jobId, open: true, jp: { position: '法人営業' } }]);
  expect((await company()).json().savedJobs).toEqual([jobId]);
  await jobs.changeStatus(employer, jobId, 2);
  expect(await savedJobs()).toMatchObject([{ jobId, open: false }]);
  const forgotten = await post('my-activities/save/jobs/delete', { jobId });
  expect(forgotten.json()).toMatchObject({ saved: false });
  expect(await savedJobs()).toEqual([]);
});

test('a company can be saved and removed', async () => {
  const body = { companyId: employer.companyId };
  const list = async () => (await get('my-activities/save/companies')).json().companies;
  expect((await post('my-activities/save/companies', body)).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ ...body, openJobs: 1, industry: expect.any(Number) }]);
  expect((await company()).json().saved).toBe(true);
  await post('my-activities/save/companies/delete', body);
  expect(await list()).toEqual([]);
});

test('refuses to save more than the limit', async () => {
  await api.services.databases.pool.query(
    `with made as (
       insert into content (company_id, kind, draft, created_at, updated_at)
       select $1, 'job', '{}', now(), now() from generate_series(1, $3) returning id),
     posted as (
       insert into job_posting (id, status, status_changed_at)
       select id, 3, now() from made returning id)
     insert into saved_job (student_id, job_id, saved_at) select $2, id, now() from posted`,
    [employer.companyId, student.accountId, savedLimits.jobs],
  );
  const refused = await save();
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain(`${savedLimits.jobs}`);
});
