import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullGeneral, publishGeneral } from '../../testing/contents/general.ts';
import {
  createEmployer,
  draftOne,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import { createStudent, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: JobCalls;
let who: SignedInRecruiter;

beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

const row = async (id: string) => {
  const { rows } = await api.services.databases.pool.query(
    `select status, published #>> '{jp,position}' as shown, draft #>> '{jp,position}' as written
     from content join job_posting using (id) where id = $1`,
    [id],
  );
  return rows[0];
};
const change = (id: string, status: number, by = who) => calls.changeStatus(by, id, status);

/** A published job whose draft differs. */
async function changedOne(status: number): Promise<string> {
  const companyJobId = await releaseOne(calls, who);
  if (status === 4) await calls.limit(who, companyJobId, { connected: true });
  else if (status !== 1) await change(companyJobId, status);
  const { version } = (await calls.show(who, companyJobId)).json().job;
  const pending = { ...jobWith({ jp: { position: '書きかけ' } }), companyJobId, version };
  await calls.draft(who, pending);
  return companyJobId;
}

describe('a change of status', () => {
  test('returns the row of the list, with the new status and time', async () => {
    const id = await releaseOne(calls, who);
    api.clock.advance(60);
    const reply = (await change(id, 2)).json();
    expect(reply).toMatchObject({
      message: 'Status updated.',
      job: { id, companyJobId: id, recruitmentStatus: 2, recruitmentStatusLabel: 'Closed' },
    });
    expect(reply.job.updatedAt).toBe(api.clock.now().toISOString());
    expect((await calls.list(who)).json().jobPostingList[0]).toEqual(reply.job);
  });

  test('of a draft to open is a release', async () => {
    const id = await draftOne(calls, who);
    expect((await change(id, 1)).json().job).toMatchObject({ recruitmentStatus: 1 });
    expect(await row(id)).toEqual({ status: 1, shown: '法人営業', written: '法人営業' });
    const incomplete = await draftOne(calls, who, jobWith({ common: { smoking: null } }));
    const refused = await change(incomplete, 1);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'posting_incomplete']);
    expect(await row(incomplete)).toMatchObject({ status: 3, shown: null });
  });

  test('cannot close a draft', async () => {
    const id = await draftOne(calls, who);
    const reply = await change(id, 2);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'status_not_possible']);
    expect(await row(id)).toMatchObject({ status: 3 });
  });

  test.each([
    [1, 2],
    [1, 3],
    [2, 3],
    [4, 2],
    [4, 3],
    [2, 1],
    [4, 1],
  ])('from %d to %d does not publish the draft', async (from, to) => {
    const id = await changedOne(from);
    expect((await change(id, to)).json().job).toMatchObject({
      recruitmentStatus: to,
      hasChanges: true,
    });
    expect(await row(id)).toEqual({ status: to, shown: '法人営業', written: '書きかけ' });
  });

  test('to open after a withdrawal publishes the draft', async () => {
    const id = await changedOne(3);
    await change(id, 1);
    expect(await row(id)).toEqual({ status: 1, shown: '書きかけ', written: '書きかけ' });
  });

  test.each([1, 2, 3, 4])('to the current status %d changes nothing', async (status) => {
    const id = await changedOne(status);
    const before = (await calls.list(who)).json().jobPostingList;
    api.clock.advance(60);
    expect((await change(id, status)).json().job).toEqual(
      before.find((job: { id: string }) => job.id === id),
    );
    expect((await calls.list(who)).json().jobPostingList).toEqual(before);
  });

  test('is not undone by an editor opened earlier', async () => {
    const companyJobId = await releaseOne(calls, who);
    const version = async () => (await calls.show(who, companyJobId)).json().job.version;
    const decisions: [string, () => ReturnType<JobCalls['limit']>][] = [
      ['closed', () => change(companyJobId, 2)],
      ['opened', () => change(companyJobId, 1)],
      ['limited', () => calls.limit(who, companyJobId, { connected: true })],
      ['another audience', () => calls.limit(who, companyJobId, { connected: true })],
    ];
    for (const [name, decide] of decisions) {
      const opened = await version();
      expect((await decide()).statusCode, name).toBe(200);
      for (const save of [calls.draft, calls.release]) {
        const stale = await save(who, { companyJobId, version: opened });
        expect(stale.json(), name).toMatchObject({ code: 'stale_version', current: opened + 1 });
      }
    }
    // Opening a draft publishes it in the same step.
    await change(companyJobId, 2);
    const opened = await version();
    const released = await calls.release(who, { companyJobId, version: opened });
    expect(released.json()).toMatchObject({ version: opened + 1, recruitmentStatus: 1 });
    await change(companyJobId, 1);
    expect(await version()).toBe(opened + 1);
  });

  test('to open checks a closed job again', async () => {
    const company = await createEmployer(api);
    const id = await releaseOne(calls, company);
    await change(id, 2, company);
    const common = { ...fullGeneral.common, contactPhone: null, contactEmail: null };
    await publishGeneral(api, company, { generalInfo: { ...fullGeneral, common }, version: 1 });
    const refused = await change(id, 1, company);
    expect(refused.json()).toMatchObject({
      code: 'posting_incomplete',
      fields: { 'jp.employer-contact': 'Employer’s contact' },
    });
    expect(await row(id)).toMatchObject({ status: 2 });
  });

  test('two at once both succeed, and the job has one of the two', async () => {
    const id = await releaseOne(calls, who);
    const replies = await Promise.all([change(id, 2), change(id, 3), change(id, 2)]);
    for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode);
    expect([2, 3]).toContain((await row(id)).status);
  });
});

describe('limited visibility', () => {
  test('publishes a draft for its audience, which editors see', async () => {
    const student = await createStudent(api);
    const id = await draftOne(calls, who);
    const audience = { connected: true, saveListIds: [], studentIds: [student.accountId] };
    expect((await calls.limit(who, id, audience)).json()).toMatchObject({
      message: 'Status updated.',
      job: { recruitmentStatus: 4, recruitmentStatusLabel: 'Limited' },
    });
    expect(await row(id)).toMatchObject({ status: 4, shown: '法人営業' });
    expect((await calls.show(who, id)).json().job.audience).toEqual(audience);
  });

  test('of an open job does not publish the draft', async () => {
    const id = await changedOne(1);
    await calls.limit(who, id, { connected: true });
    expect(await row(id)).toEqual({ status: 4, shown: '法人営業', written: '書きかけ' });
  });

  test('needs a non-empty audience', async () => {
    const id = await draftOne(calls, who);
    for (const reply of [await calls.limit(who, id), await change(id, 4)]) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'audience_missing']);
    }
    expect(await row(id)).toMatchObject({ status: 3, shown: null });
  });

  test('is checked like a release', async () => {
    const id = await draftOne(calls, who, jobWith({ jp: { workingHours: null } }));
    const reply = await calls.limit(who, id, { connected: true });
    expect(reply.json()).toMatchObject({
      code: 'posting_incomplete',
      fields: { 'jp.working-hours': 'Start and end time' },
    });
    expect((await calls.show(who, id)).json().job).toMatchObject({
      recruitmentStatus: 3,
      audience: { connected: false },
    });
  });

  test('keeps its audience, so that the status alone limits again', async () => {
    const id = await releaseOne(calls, who);
    await calls.limit(who, id, { connected: true });
    await change(id, 1);
    expect((await change(id, 4)).json().job.recruitmentStatus).toBe(4);
    await change(id, 3);
    expect((await change(id, 4)).json().job.recruitmentStatus).toBe(4);
  });

  test('replaces the earlier audience', async () => {
    const id = await releaseOne(calls, who);
    await calls.limit(who, id, { connected: true });
    api.clock.advance(60);
    const { accountId } = await createStudent(api);
    const reply = await calls.limit(who, id, { studentIds: [accountId] });
    expect(reply.json().job.updatedAt).toBe(api.clock.now().toISOString());
    expect((await calls.show(who, id)).json().job.audience).toEqual({
      connected: false,
      saveListIds: [],
      studentIds: [accountId],
    });
  });
});
