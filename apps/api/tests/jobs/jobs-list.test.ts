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
import type { SignedInRecruiter } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: JobCalls;

beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
});
afterAll(() => api.close());

interface Listed {
  id: string;
  recruitmentStatus: number;
  recruitmentStatusLabel: string;
  updatedAt: string;
  hasChanges: boolean;
  jp: { position: string; coverImage: string | null } | null;
  en: { position: string } | null;
}
interface Page {
  jobPostingList: Listed[];
  counts: Record<string, number>;
  nextCursor: string | null;
  images: { id: string }[];
}
const list = async (who: SignedInRecruiter, query = ''): Promise<Page> =>
  (await calls.list(who, query)).json();
const idsOf = ({ jobPostingList }: Page) => jobPostingList.map(({ id }) => id);

describe('the list', () => {
  let who: SignedInRecruiter;
  const jobs: Record<string, string> = {};

  beforeAll(async () => {
    who = await createEmployer(api, { plan: 2 });
    const add = async (name: string, id: Promise<string>) => {
      jobs[name] = await id;
      api.clock.advance(10);
    };
    await add('open', releaseOne(calls, who));
    await add('closed', releaseOne(calls, who, jobWith({ jp: { position: '100%_研究' } })));
    await add('draft', draftOne(calls, who, jobWith({ en: null, jp: { position: 'Ｇoの開発' } })));
    const searched = { businessContent: 'Build things with Kotlin.' };
    await add('limited', releaseOne(calls, who, jobWith({ en: searched })));
    await calls.limit(who, jobs['limited'] ?? '', { connected: true });
    api.clock.advance(10);
    await calls.changeStatus(who, jobs['closed'] ?? '', 2);
  });

  test('has all jobs, last changed first, with a count per filter', async () => {
    const page = await list(who);
    expect(idsOf(page)).toEqual(['closed', 'limited', 'draft', 'open'].map((one) => jobs[one]));
    expect(page.counts).toEqual({ 0: 4, 1: 1, 2: 1, 3: 1, 4: 1 });
    expect(page.nextCursor).toBeNull();
    expect(page.jobPostingList[0]?.updatedAt).toBe(api.clock.now().toISOString());
  });

  test.each([
    ['0', ['closed', 'limited', 'draft', 'open']],
    ['1', ['open']],
    ['2', ['closed']],
    ['3', ['draft']],
    ['4', ['limited']],
  ])('filters by status %s', async (status, names) => {
    const page = await list(who, `?status=${status}`);
    expect(idsOf(page)).toEqual(names.map((one) => jobs[one]));
    expect(page.counts).toEqual({ 0: 4, 1: 1, 2: 1, 3: 1, 4: 1 });
  });

  test.each([
    ['kotlin', ['limited']],
    ['法人営業', ['limited', 'open']],
    ['100%_', ['closed']],
    ['%', ['closed']],
    ["'", []],
    [' ', ['closed', 'limited', 'draft', 'open']],
  ])('filters and counts by the word %j', async (word, names) => {
    const page = await list(who, `?word=${encodeURIComponent(word)}`);
    expect(idsOf(page)).toEqual(names.map((one) => jobs[one]));
    expect(page.counts[0]).toBe(names.length);
  });

  test('counts the word in every status', async () => {
    const page = await list(who, `?status=2&word=${encodeURIComponent('法人営業')}`);
    expect(page.jobPostingList).toEqual([]);
    expect(page.counts).toEqual({ 0: 2, 1: 1, 2: 0, 3: 0, 4: 1 });
  });

  test('has rows in the reader’s language', async () => {
    const page: Page = (await jobCalls(api, 'ja').list(who, '?status=3')).json();
    expect(page.jobPostingList).toEqual([
      {
        id: jobs['draft'],
        companyJobId: jobs['draft'],
        recruitmentStatus: 3,
        recruitmentStatusLabel: '下書き',
        updatedAt: expect.any(String),
        publishedAt: null,
        hasChanges: true,
        inCharge: '田中 美咲',
        jp: {
          position: 'Ｇoの開発',
          businessContent: fullJob.jp?.businessContent,
          coverImage: null,
          recruitmentType: 2,
          jobCategoryId: 1,
          feature: [1, 2],
        },
        en: null,
        common: { employmentType: 'full-time', applyPage: 'internal', deadline: null },
        sharedWith: 0,
      },
    ]);
  });

  test.each([
    '?status=5',
    '?status=open',
    '?cursor=1',
    `?cursor=9223372036854775808_${crypto.randomUUID()}`,
  ])('refuses %s', async (query) => {
    expect((await calls.list(who, query)).statusCode).toBe(422);
  });
});

test('the list is read and a status changed at the same path', async () => {
  const reply = await api.app.inject({ method: 'PUT', url: '/v1/company/job-postings/' });
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test('a job has no heading in an empty language', async () => {
  const who = await createEmployer(api);
  const { recruitmentType, jobCategoryId, feature } = fullJob.jp ?? {};
  const blank = Object.fromEntries(Object.keys(fullJob.jp ?? {}).map((key) => [key, null]));
  const en = { ...blank, recruitmentType, jobCategoryId, feature, otherMessage: [] };
  await draftOne(calls, who, { en });
  expect((await list(who)).jobPostingList[0]).toMatchObject({ en: null });
});

test('pages of twenty keep their place while jobs change', async () => {
  const who = await createEmployer(api);
  const made: string[] = [];
  for (let count = 0; count < 45; count += 1) {
    made.unshift(await draftOne(calls, who));
    if (count % 3 === 0) api.clock.advance(1);
  }
  const first = await list(who);
  expect(idsOf(first)).toEqual(made.slice(0, 20));
  expect(first.nextCursor).toContain(made[19]);
  await calls.draft(who, { companyJobId: made[30], version: 1 });
  const second = await list(who, `?cursor=${first.nextCursor}`);
  const left = made.slice(20).filter((id) => id !== made[30]);
  expect(idsOf(second)).toEqual(left.slice(0, 20));
  const third = await list(who, `?cursor=${second.nextCursor}`);
  expect(idsOf(third)).toEqual(left.slice(20));
  expect(third).toMatchObject({ nextCursor: null, counts: { 0: 45 } });
  // The first page's last row moves to the top and is then deleted; no row appears twice.
  await calls.draft(who, { companyJobId: made[19], version: 1 });
  expect(idsOf(await list(who, `?cursor=${first.nextCursor}`))).toEqual(left.slice(0, 20));
  await calls.remove(who, made[19] ?? '');
  expect(idsOf(await list(who, `?cursor=${first.nextCursor}`))).toEqual(left.slice(0, 20));
});

test('the list shows the covers of its rows', async () => {
  const who = await createEmployer(api);
  const cover = await uploadPicture(api, who);
  await draftOne(calls, who, jobWith({ jp: { coverImage: cover } }));
  const page = await list(who);
  expect(page.jobPostingList[0]?.jp?.coverImage).toBe(cover);
  expect(page.images).toMatchObject([{ id: cover, pictures: [{ width: 320 }, { width: 400 }] }]);
});

describe('a duplicate', () => {
  test('is a separate draft with the same texts and pictures', async () => {
    const who = await createEmployer(api);
    const cover = await uploadPicture(api, who);
    const long = 'あ'.repeat(98);
    const job = jobWith({ jp: { coverImage: cover, position: long } });
    const id = await releaseOne(calls, who, job);
    api.clock.advance(10);
    const { job: copy } = (await calls.duplicate(who, id)).json();
    expect(copy).toMatchObject({
      recruitmentStatus: 3,
      publishedAt: null,
      jp: { position: `${'あ'.repeat(95)}（コピー）`, coverImage: cover },
      en: { position: 'Corporate sales (copy)' },
    });
    const shown = (await calls.show(who, copy.id)).json().job;
    expect(shown).toMatchObject({ version: 1, content: { common: fullJob.common } });
    // Both use the picture, so it stays for the other.
    await calls.remove(who, id);
    expect((await calls.show(who, copy.id)).json().job.images).toMatchObject([{ id: cover }]);
    expect((await calls.show(who, id)).statusCode).toBe(404);
  });
});

test('a duplicate has the drift of its original', async () => {
  const who = await createEmployer(api);
  const companyJobId = await draftOne(calls, who);
  const behind = { ...jobWith({ jp: { holidays: '月曜' } }), companyJobId, version: 1 };
  expect((await calls.draft(who, behind)).json().drift).toEqual({ holidays: 'jp' });
  const { job } = (await calls.duplicate(who, companyJobId)).json();
  expect((await calls.show(who, job.id)).json().job.drift).toEqual({ holidays: 'jp' });
});

describe('a deletion', () => {
  test('deletes everything of the job, and nothing else', async () => {
    const who = await createEmployer(api);
    const kept = await draftOne(calls, who);
    const cover = await uploadPicture(api, who);
    const tables = ['content', 'job_posting', 'job_change', 'audience', 'file_use'];
    const countAll = () => Promise.all(tables.map((table) => countRows(api, table)));
    const before = await countAll();
    const companyJobId = await releaseOne(calls, who, jobWith({ jp: { coverImage: cover } }));
    await calls.release(who, {
      ...jobWith({ jp: { holidays: '月曜', coverImage: cover } }),
      companyJobId,
      version: 1,
    });
    await calls.limit(who, companyJobId, { connected: true });
    expect((await calls.remove(who, companyJobId)).json()).toMatchObject({ message: 'Deleted.' });
    expect((await calls.remove(who, companyJobId)).statusCode).toBe(404);
    expect(await countAll()).toEqual(before);
    expect((await calls.show(who, kept)).statusCode).toBe(200);
  });
});
