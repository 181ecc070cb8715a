import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createEmployer,
  draftOne,
  fullJob,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
  uploadPicture,
} from '../../testing/contents/jobs.ts';
import { createRecruiter, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
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

const showJob = async (id: string, by = who) => (await calls.show(by, id)).json().job;

describe('a draft', () => {
  test('with texts alone replaces the latest, and leaves the rest as stored', async () => {
    const { common, jp, en } = fullJob;
    const leftOut = { version: undefined, inStep: undefined, common: undefined };
    const alone = (companyJobId: string | null, words: object) =>
      calls.draft(who, { ...leftOut, companyJobId, ...words });
    const made = (await calls.draft(who)).json();
    expect((await alone(made.id, { jp, en: null })).json()).toMatchObject({ version: 2 });
    expect(await showJob(made.id)).toMatchObject({ content: { jp, en: null, common } });
    const fresh = await alone(null, { jp, en });
    expect(fresh.statusCode).toBe(200);
    expect(await showJob(fresh.json().id)).toMatchObject({
      content: { jp, common: { employmentType: null } },
    });
  });

  test('is created, shown and saved again', async () => {
    const first = (await calls.draft(who)).json();
    expect(first).toMatchObject({
      message: 'Draft saved.',
      version: 1,
      recruitmentStatus: 3,
      hasChanges: true,
      drift: {},
      warnings: [],
    });
    expect(first.companyJobId).toBe(first.id);
    expect(await showJob(first.id)).toMatchObject({
      companyJobId: first.id,
      recruitmentStatusLabel: 'Draft',
      updatedBy: '田中 美咲',
      publishedAt: null,
      content: fullJob,
      audience: { connected: false, saveListIds: [], studentIds: [] },
      missing: { jp: [], en: [] },
      changes: [],
    });
    const again = { ...jobWith({ jp: { position: '営業' } }), companyJobId: first.id, version: 1 };
    expect((await calls.draft(who, again)).json()).toMatchObject({
      version: 2,
      drift: { position: 'jp' },
    });
  });

  test('may be almost empty, and names what is missing in the written language', async () => {
    const blank = { jp: null, en: null, common: { ...fullJob.common, contractTerm: null } };
    const id = await draftOne(calls, who, blank);
    const { missing } = await showJob(id);
    expect(missing.jp).toContain('duties');
    expect(missing.en).toEqual([]);
    const english = await draftOne(calls, who, jobWith({ jp: null, common: { smoking: null } }));
    expect((await showJob(english)).missing).toEqual({ jp: [], en: ['second-hand-smoke'] });
  });

  test('lacks the employer until the company has published it', async () => {
    const unknown = await createRecruiter(api);
    const id = await draftOne(calls, unknown);
    expect((await showJob(id, unknown)).missing.en).toEqual([
      'employer-name',
      'employer-address',
      'employer-contact',
    ]);
  });

  test('with words that read as a discriminating condition is saved with a warning', async () => {
    const job = jobWith({ jp: { holidays: '土日。女性歓迎の職場です。' } });
    const warnings = [{ language: 'jp', path: 'holidays', kind: 'gender', words: '女性歓迎' }];
    const saved = (await calls.draft(who, job)).json();
    expect(saved.warnings).toEqual(warnings);
    expect((await showJob(saved.id)).warnings).toEqual(warnings);
  });

  test('of an open job does not change what is shown', async () => {
    const id = await releaseOne(calls, who);
    const change = { ...jobWith({ jp: { position: '新しい名前' } }), companyJobId: id, version: 1 };
    expect((await calls.draft(who, change)).json()).toMatchObject({
      recruitmentStatus: 1,
      hasChanges: true,
    });
    const { rows } = await api.services.databases.pool.query(
      "select published #>> '{jp,position}' as position from content where id = $1",
      [id],
    );
    expect(rows).toEqual([{ position: '法人営業' }]);
  });

  test('is created once by retries with the same key', async () => {
    const retrying = { ...who, headers: { ...who.headers, 'idempotency-key': 'one-job' } };
    const replies = [await calls.draft(retrying), await calls.draft(retrying)];
    expect(replies[1]?.body).toBe(replies[0]?.body);
  });
});

describe('concurrent saves', () => {
  test('of another tab are refused with the stored version', async () => {
    const companyJobId = await draftOne(calls, who);
    await calls.draft(who, { companyJobId, version: 1 });
    for (const save of [calls.draft, calls.release]) {
      const stale = await save(who, { companyJobId, version: 1 });
      expect([stale.statusCode, stale.json()]).toMatchObject([
        409,
        { code: 'stale_version', current: 2 },
      ]);
    }
    expect(await showJob(companyJobId)).toMatchObject({ version: 2, recruitmentStatus: 3 });
  });

  test('of a new job, which has no version, do not create it twice', async () => {
    const before = await countRows(api, 'content');
    for (const save of [calls.draft, calls.release]) {
      const again = await save(who, { companyJobId: null, version: 2 });
      expect(again.json()).toMatchObject({ code: 'stale_version', current: 0 });
    }
    expect(await countRows(api, 'content')).toBe(before);
  });

  test('end with one winner', async () => {
    const companyJobId = await draftOne(calls, who);
    const replies = await Promise.all([
      calls.draft(who, { companyJobId, version: 1 }),
      calls.release(who, { companyJobId, version: 1 }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });
});

describe('refused input', () => {
  const image = (id: string) => ({ jobsOtherMessageImage: id });
  const three = Array.from({ length: 3 }, () => image(crypto.randomUUID()));
  const message = { title: '職場', message: null, otherMessageImages: three };

  test.each([
    [
      'a maximum below the minimum',
      jobWith({ common: { salaryMin: 300_000, salaryMax: 200_000 } }),
      { 'common.salaryMax': 'The maximum is below the minimum. Please check the amounts.' },
    ],
    [
      'a script for a page',
      jobWith({ common: { applyPage: 'external', applyUrl: 'javascript:alert(1)' } }),
      { 'common.applyUrl': 'Please enter a URL that starts with http:// or https://.' },
    ],
    [
      'a third image',
      jobWith({ jp: { otherMessage: [message] } }),
      { 'jp.otherMessage.0.otherMessageImages': 'Up to 2 are allowed.' },
    ],
    [
      'another type in English',
      jobWith({ en: { recruitmentType: 1 } }),
      { 'en.recruitmentType': 'Please choose the same in both languages.' },
    ],
    [
      'a position that is too long',
      jobWith({ jp: { position: 'あ'.repeat(101) } }),
      { 'jp.position': 'Use up to 100 characters.' },
    ],
    ['a status of its own', { recruitmentStatus: 1 }, { recruitmentStatus: expect.any(String) }],
  ])('%s', async (_, job, fields) => {
    const before = await countRows(api, 'content');
    for (const save of [calls.draft, calls.release]) {
      const reply = await save(who, job);
      expect([reply.statusCode, reply.json()]).toMatchObject([
        422,
        { code: 'invalid_input', fields },
      ]);
    }
    expect(await countRows(api, 'content')).toBe(before);
  });

  test('features in another order are equal', async () => {
    expect((await calls.draft(who, jobWith({ en: { feature: [2, 1] } }))).statusCode).toBe(200);
  });

  test('another company’s picture is refused, and nothing is saved', async () => {
    const theirs = await uploadPicture(api, await createRecruiter(api));
    const companyJobId = await draftOne(calls, who);
    const before = await countRows(api, 'content');
    const job = jobWith({ jp: { coverImage: theirs } });
    expect((await calls.draft(who, job)).statusCode).toBe(404);
    expect((await calls.draft(who, { ...job, companyJobId, version: 1 })).statusCode).toBe(404);
    expect(await countRows(api, 'content')).toBe(before);
    expect(await showJob(companyJobId)).toMatchObject({ version: 1, images: [] });
  });
});

test('pictures of draft and published copy are in use, and returned with the job', async () => {
  const [old, fresh] = [await uploadPicture(api, who), await uploadPicture(api, who)];
  const companyJobId = await releaseOne(calls, who, jobWith({ jp: { coverImage: old } }));
  const change = { ...jobWith({ jp: { coverImage: fresh } }), companyJobId };
  await calls.draft(who, { ...change, version: 1 });
  const used = async () => {
    const { rows } = await api.services.databases.pool.query(
      'select file_id from file_use where subject = $1 order by file_id',
      [`content:${companyJobId}`],
    );
    return rows.map(({ file_id }) => file_id);
  };
  expect(await used()).toEqual([old, fresh].toSorted());
  expect((await showJob(companyJobId)).images).toMatchObject([{ id: fresh }]);
  await calls.release(who, { ...change, version: 2 });
  expect(await used()).toEqual([fresh]);
});
