import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createEmployer,
  type JobCalls,
  jobCalls,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin } from '../../testing/server/desk.ts';
import { connectCalls, connectThem } from '../../testing/talk/connect.ts';

let api: TestApp;
let calls: JobCalls;
let owner: SignedInRecruiter;
let partner: SignedInRecruiter;
let student: SignedIn;
let jobId: string;
let shareId: string;

beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
});
afterAll(() => api.close());

/** A job lent to a partner that is connected with a student. */
beforeEach(async () => {
  owner = await createEmployer(api, { plan: 2 });
  partner = await createRecruiter(api);
  await admin(api, 'partners-add', owner.companyId, partner.companyId);
  student = await createStudent(api);
  await connectThem(api, student, partner);
  jobId = await releaseOne(calls, owner);
  shareId = (await calls.share(owner, jobId, partner.companyId)).json().shares[0].id;
});

const seen = async (who = student, companyId = partner.companyId) =>
  (
    await api.app.inject({ url: `/v1/student/connect/jobs/${companyId}`, headers: who.headers })
  ).json().jobs;
const reportable = async (who = student) =>
  (
    await api.app.inject({
      method: 'POST',
      url: '/v1/student/reports',
      headers: who.headers,
      payload: { about: 'job', id: jobId, reason: 'fraud' },
    })
  ).statusCode;

test('connected students see a lent job once it is shown, with its owner', async () => {
  expect(await seen()).toEqual([]);
  expect((await calls.lent(partner)).json().jobs).toMatchObject([{ shareId, shown: false }]);
  expect((await calls.showLent(partner, shareId, true)).statusCode).toBe(200);
  expect((await calls.lent(partner)).json().jobs).toMatchObject([{ shareId, shown: true }]);
  expect(await seen()).toMatchObject([
    {
      companyJobId: jobId,
      owner: { id: owner.companyId, name: { jp: '株式会社試験', en: 'Test Inc.' } },
      jp: { position: '法人営業' },
    },
  ]);
  await calls.showLent(partner, shareId, false);
  expect(await seen()).toEqual([]);
});

test('only the receiver shows it', async () => {
  for (const who of [owner, await createRecruiter(api)]) {
    expect((await calls.showLent(who, shareId, true)).statusCode).toBe(404);
  }
  const interviewer = await createRecruiter(api, { level: 3, companyId: partner.companyId });
  expect((await calls.showLent(interviewer, shareId, true)).statusCode).toBe(403);
  expect((await calls.showLent(student as SignedInRecruiter, shareId, true)).statusCode).toBe(403);
  expect(await seen()).toEqual([]);
});

test('it disappears with the share, the partnership, the job or the connection', async () => {
  await calls.showLent(partner, shareId, true);
  expect(await seen()).toHaveLength(1);
  expect(await seen(await createStudent(api))).toEqual([]);
  expect(await reportable()).toBe(200);
  await calls.changeStatus(owner, jobId, 2);
  expect(await seen()).toEqual([]);
  await calls.changeStatus(owner, jobId, 1);
  await connectCalls(api).student.end(student, partner.companyId, 'end');
  expect(await seen()).toEqual([]);
  await connectThem(api, student, await createRecruiter(api, { companyId: partner.companyId }));
  await calls.endSharing(owner, shareId);
  expect(await seen()).toEqual([]);
});

test('a lent job that becomes limited is hidden at the partner', async () => {
  await calls.showLent(partner, shareId, true);
  const lent = async () =>
    (await api.app.inject({ url: '/v1/company/job-sharing', headers: partner.headers })).body;
  expect(await lent()).toContain('法人営業');
  await calls.limit(owner, jobId, { connected: true });
  expect(await lent()).not.toContain('法人営業');
  expect(await seen()).toEqual([]);
  expect(await reportable()).toBe(404);
});

test('a student who blocked owner or partner does not see it', async () => {
  await calls.showLent(partner, shareId, true);
  await block(api, student, owner.companyId);
  expect(await seen()).toEqual([]);
  expect(await reportable()).toBe(404);
  const other = await createStudent(api);
  await connectThem(api, other, partner);
  expect(await seen(other)).toHaveLength(1);
  await block(api, other, partner.companyId);
  expect(await seen(other)).toEqual([]);
});

test('a company’s own jobs are listed as open, or limited to connected students', async () => {
  const limited = await releaseOne(calls, owner);
  await calls.limit(owner, limited, { connected: true });
  expect(await seen(student, owner.companyId)).toMatchObject([
    { companyJobId: jobId, owner: null, limited: false },
  ]);
  await connectThem(api, student, owner);
  const jobs = await seen(student, owner.companyId);
  expect(jobs.map((one: { companyJobId: string }) => one.companyJobId).toSorted()).toEqual(
    [jobId, limited].toSorted(),
  );
});
