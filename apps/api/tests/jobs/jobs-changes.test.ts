import type { ItemChange } from '@engawa/contract/jobs/posting/posting-report';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullGeneral, publishGeneral } from '../../testing/contents/general.ts';
import {
  createEmployer,
  fullJob,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import type { SignedInRecruiter } from '../../testing/database/factories.ts';
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

const showJob = async (id: string) => (await calls.show(who, id)).json().job;

describe('a change after publication', () => {
  test('is stored item by item, in each language', async () => {
    const companyJobId = await releaseOne(calls, who);
    api.clock.advance(60);
    const raised = jobWith({ jp: { holidays: '完全週休2日制' }, common: { salaryMax: 300_000 } });
    const reply = (await calls.release(who, { ...raised, companyJobId, version: 1 })).json();
    const changedAt = api.clock.now().toISOString();
    const notes = [
      {
        changedAt,
        language: 'jp',
        item: 'holidays',
        before: '土日祝日、年末年始',
        after: '完全週休2日制',
      },
      {
        changedAt,
        language: 'jp',
        item: 'wages',
        before: '月給 240,000円〜280,000円',
        after: '月給 240,000円〜300,000円',
      },
      {
        changedAt,
        language: 'en',
        item: 'wages',
        before: 'Monthly salary ¥240,000–¥280,000',
        after: 'Monthly salary ¥240,000–¥300,000',
      },
    ];
    expect(reply.changes).toEqual(notes);
    api.clock.advance(60);
    await calls.release(who, { ...fullJob, companyJobId, version: 2 });
    const { changes } = await showJob(companyJobId);
    expect(changes).toHaveLength(6);
    expect(changes.slice(3)).toEqual(notes);
    expect(changes[0]).toMatchObject({ item: 'holidays', after: '土日祝日、年末年始' });
  });

  test('after a withdrawal is compared with the last publication', async () => {
    const companyJobId = await releaseOne(calls, who);
    await calls.changeStatus(who, companyJobId, 3);
    const moved = jobWith({ jp: { workLocation: '大阪支社' } });
    await calls.draft(who, { ...moved, companyJobId, version: 2 });
    expect((await calls.changeStatus(who, companyJobId, 1)).statusCode).toBe(200);
    expect((await showJob(companyJobId)).changes).toMatchObject([
      { language: 'jp', item: 'workplace', after: '大阪支社' },
    ]);
  });

  test('of other fields or of the employer is not stored', async () => {
    const company = await createEmployer(api);
    const companyJobId = await releaseOne(calls, company);
    const moved = { ...fullGeneral, common: { ...fullGeneral.common, contactPhone: null } };
    await publishGeneral(api, company, { generalInfo: moved, version: 1 });
    const renamed = jobWith({ jp: { position: '営業' }, common: { interviews: 2 } });
    const reply = await calls.release(company, { ...renamed, companyJobId, version: 1 });
    expect(reply.json()).toMatchObject({ version: 2, changes: [] });
  });
});

describe('a language', () => {
  const release = async (companyJobId: string, version: number, job: object) => {
    api.clock.advance(60);
    const { changes } = (await calls.release(who, { ...job, companyJobId, version })).json();
    return changes as ItemChange[];
  };
  const withoutEnglish = jobWith({ en: null });

  test('that is removed is stored item by item', async () => {
    const id = await releaseOne(calls, who);
    const notes = await release(id, 1, withoutEnglish);
    expect(new Set(notes.map(({ language, after }) => `${language} ${after}`))).toEqual(
      new Set(['en null']),
    );
    expect(notes).toContainEqual(
      expect.objectContaining({ item: 'working-hours', before: '9:00–18:00' }),
    );
    expect(notes.map(({ item }) => item)).not.toContain('employer-name');
    expect((await showJob(id)).changes).toHaveLength(notes.length);
  });

  test('that returns is compared with its last publication', async () => {
    const id = await releaseOne(calls, who);
    await release(id, 1, withoutEnglish);
    expect(await release(id, 2, withoutEnglish)).toEqual([]);
    const other = jobWith({ en: { workingHours: '8:00–17:00' } });
    expect(await release(id, 3, other)).toMatchObject([
      { language: 'en', item: 'working-hours', before: '9:00–18:00', after: '8:00–17:00' },
    ]);
    await release(id, 4, withoutEnglish);
    await release(id, 5, { ...other, jp: null });
    expect(await release(id, 6, other)).toEqual([]);
  });

  test('that is new is no change', async () => {
    const id = await releaseOne(calls, who, withoutEnglish);
    expect(await release(id, 1, fullJob)).toEqual([]);
  });
});
