import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: JobCalls;
let owner: SignedInRecruiter;
let jobId: string;
let shareId: string;

beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
  owner = await createEmployer(api);
  jobId = await releaseOne(calls, owner);
  await calls.limit(owner, jobId, { connected: true });
  const { companyId } = await createRecruiter(api);
  const row = { job_id: jobId, company_id: companyId, shared_at: api.clock.now(), shared_by: null };
  const { id } = await api.services.databases.commands
    .insertInto('job_share')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  shareId = id;
});
afterAll(() => api.close());

type Who = SignedIn | null;
const ownCalls: [string, (who: Who) => ReturnType<JobCalls['list']>][] = [
  ['listJobs', (who) => calls.list(who)],
  ['saveDraft of a new one', (who) => calls.draft(who)],
  ['listEligibleCompanies', (who) => calls.eligible(who)],
  ['listLentJobs', (who) => calls.lent(who)],
  ['listOptions', (who) => calls.options(who)],
];
const jobCallsById: [string, (who: Who) => ReturnType<JobCalls['list']>][] = [
  ['showJob', (who) => calls.show(who, jobId)],
  ['saveDraft', (who) => calls.draft(who, { companyJobId: jobId, version: 1 })],
  ['releaseJob', (who) => calls.release(who, { companyJobId: jobId, version: 1 })],
  ['changeStatus', (who) => calls.changeStatus(who, jobId, 2)],
  ['limitJob', (who) => calls.limit(who, jobId, { connected: true })],
  ['duplicateJob', (who) => calls.duplicate(who, jobId)],
  ['printJob', (who) => calls.print(who, jobId)],
  ['deleteJob', (who) => calls.remove(who, jobId)],
  ['shareJob', (who) => calls.share(who, jobId, crypto.randomUUID())],
  ['showSharing', (who) => calls.sharing(who, jobId)],
  ['endSharing', (who) => calls.endSharing(who, shareId)],
];

async function everything(): Promise<string> {
  const tables = ['content', 'job_posting', 'job_change', 'job_share', 'audience', 'file_use'];
  const rows = await Promise.all(
    tables.map((table) =>
      api.services.databases.pool.query(`select t::text from ${table} t order by 1`),
    ),
  );
  return JSON.stringify(rows.map((one) => one.rows));
}

describe.each([...ownCalls, ...jobCallsById])('%s', (_, call) => {
  test('is for recruiters of levels 0 to 2', async () => {
    const { companyId } = owner;
    const before = await everything();
    const callers: [Who, number, string][] = [
      [null, 401, 'not_signed_in'],
      [await createStudent(api), 403, 'wrong_kind'],
      [await createRecruiter(api, { companyId, level: 3 }), 403, 'wrong_level'],
    ];
    for (const [who, status, code] of callers) {
      const reply = await call(who);
      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    }
    expect(await everything()).toBe(before);
  });
});

describe.each(jobCallsById)('%s of another company’s job', (_, call) => {
  test('looks like an unknown one, and changes nothing', async () => {
    const stranger = await createEmployer(api);
    const before = await everything();
    const theirs = await call(stranger);
    const [kept, shared] = [jobId, shareId];
    [jobId, shareId] = [crypto.randomUUID(), crypto.randomUUID()];
    const nobodys = await call(stranger);
    [jobId, shareId] = [kept, shared];
    expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body]);
    expect(await everything()).toBe(before);
  });
});

test('a colleague of level 2 may do what the owner may', async () => {
  const colleague = await createRecruiter(api, { companyId: owner.companyId, level: 2 });
  expect((await calls.show(colleague, jobId)).statusCode).toBe(200);
  expect((await calls.draft(colleague, { companyJobId: jobId, version: 2 })).statusCode).toBe(200);
});

test('other contents of the company are not jobs', async () => {
  const { id } = await api.services.databases.commands
    .selectFrom('content')
    .select('id')
    .where('company_id', '=', owner.companyId)
    .where('kind', '=', 'general')
    .executeTakeFirstOrThrow();
  for (const reply of [
    await calls.show(owner, id),
    await calls.draft(owner, { companyJobId: id, version: 1 }),
    await calls.changeStatus(owner, id, 1),
    await calls.remove(owner, id),
  ]) {
    expect(reply.statusCode).toBe(404);
  }
});
