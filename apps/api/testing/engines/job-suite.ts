import { discoverFilter } from '@engawa/contract/discover/filters';
import { jobSorts } from '@engawa/contract/discover/limits';
import { industries } from '@engawa/contract/reference/companies/industries';
import { Random } from '@engawa/demo/random';
import { jobKeysOf } from '@engawa/matching/job-keys';
import { planForStudent } from '@engawa/matching/plan-for-student';
import type { PostingFacts } from '@engawa/matching/posting';
import { anyFacts, anyPosting } from '@engawa/matching/testing/arbitraries';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import { wordsOf } from '@engawa/platform/text/search-words';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countJobs, findJobs } from '../../src/features/discover/search/find-jobs.ts';
import { findJobsInRows, type JobSearch } from '../../src/features/discover/search/found.repo.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { createRecruiter, createStudent } from '../factories.ts';
import { block } from '../settings.ts';

let api: TestApp;
let student: string;
const random = new Random(20261116);
const companies: string[] = [];
const today = '2026-11-16';
const jobsToBegin = 400;

const db = () => api.services.databases.commands;
const engine = () => api.services.indexes as SearchEngine;
const untilReady = () =>
  vi.waitFor(
    async () =>
      expect(
        await Promise.all(
          ['job', 'company'].map((source) =>
            engine().search(source, { where: [], order: 'newest', limit: 1 }),
          ),
        ),
      ).not.toContain(undefined),
    { timeout: 20_000 },
  );

const texts = ['看護助手として働く', '機械学習エンジニア', 'Node.js と C++', '営業・通訳 English'];
const month = () => `20${random.int(25, 29)}-0${random.int(1, 9)}`;
const orNull = <T>(value: T): T | null => random.pick([value, value, null]);

/** Few, so that many jobs have the same score. */
const postings = fc.sample(anyPosting, { numRuns: 12, seed: 20261116 });
const keysOf = (posting: PostingFacts) => {
  const { asks, offers, graduatesFrom, graduatesTo } = jobKeysOf(posting);
  return { asks, offers, graduates_from: graduatesFrom, graduates_to: graduatesTo };
};
const people = fc.sample(anyFacts, { numRuns: 8, seed: 20261116 });

const row = (id: string) => ({
  job_id: id,
  company_id: random.pick(companies),
  rules: 1,
  limited: random.int(0, 9) === 0,
  // Few moments, so that many stand at the same one.
  opened_at: new Date(Date.UTC(2026, 9, random.int(1, 9))),
  closes_on: orNull(`2026-11-${random.int(10, 25)}`),
  job_type: orNull(random.int(1, 2)),
  category: random.int(1, 4),
  industry: orNull(random.pick(industries.ids)),
  prefectures: [random.pick(['tokyo', 'osaka', 'kyoto'])],
  features: [random.int(1, 5), random.int(1, 5)],
  japanese: random.int(0, 6),
  aptitude: orNull(random.int(1, 2)),
  graduation_from: orNull(month()),
  graduation_to: orNull(month()),
  start_from: orNull(month()),
  start_to: orNull(month()),
  yearly_pay: orNull(random.int(20, 50) * 100_000),
  employees: orNull(random.int(1, 400)),
  listing: orNull('listed'),
  company_type: orNull('japanese'),
  company_features: [random.int(1, 4)],
  visa_support: random.int(0, 1) === 1,
  ...keysOf(random.pick(postings)),
  words: sql<string>`array_to_tsvector(${wordsOf([random.pick(texts), random.pick(texts)])}::text[])`,
});

async function addJobs(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => random.uuid());
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`insert into content (id, company_id, kind, draft, created_at, updated_at)
        select id, ${companies[0]}, 'job', '{}', now(), now() from unnest(${ids}::uuid[]) as id`.execute(
        tx,
      );
      await sql`insert into job_posting (id, status, status_changed_at)
        select id, 1, now() from unnest(${ids}::uuid[]) as id`.execute(tx);
      await tx.insertInto('job_search').values(ids.map(row)).execute();
    });
  return ids;
}

const some = <T>(value: T): T | undefined => (random.int(1, 6) === 1 ? value : undefined);

const search = (): JobSearch => {
  const asked = {
    freeWord: some(
      random.pick(['機械', '看護', '学習エンジニア', 'node', '営', 'c++', 'e', '？', '𠮷']),
    ),
    industries: some([random.pick(industries.ids), random.pick(industries.ids)]),
    companyStatus: some('listed'),
    employeesMin: some(random.int(1, 200)),
    employeesMax: some(random.int(200, 400)),
    companyFeatures: some([random.int(1, 4)]),
    visaSupport: some(true),
    // Only one of them: together they may contradict each other.
    ...random.pick([
      { jobType: some([random.int(1, 2)]) },
      { applicantType: some(random.int(1, 3)) },
    ]),
    jobCategory: some([random.int(1, 4), random.int(1, 4)]),
    jobFeatures: some([random.int(1, 5), random.int(1, 5)]),
    prefectures: some(['tokyo', 'kyoto']),
    graduationFrom: some('2026-06'),
    graduationTo: some('2028-06'),
    startFrom: some('2026-01'),
    startTo: some('2027-04'),
    japaneseLevel: some(random.int(0, 6)),
    aptitudeExam: some([1]),
    salaryAtLeast: some(random.int(150, 400) * 1000),
  };
  const filter = discoverFilter.parse(
    Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
  );
  const sort = random.pick(jobSorts);
  const match = { plan: planForStudent(random.pick(people)), least: random.pick([0, 50]) };
  return { filter, cursor: undefined, ...(sort === 'match' ? { sort, match } : { sort }) };
};

/** The engine alone is asked: the database would be compared with itself. */
const alone: SearchEngine = {
  isReady: () => true,
  search: async (source, query) => {
    const found = await engine().search(source, query);
    if (!found) throw new Error('the database was asked');
    return found;
  },
};

async function expectTheSame(asked: JobSearch): Promise<string | null> {
  const seeker = { student, today };
  const indexes = alone;
  const found = await findJobs({ db: db(), indexes }, seeker, asked);
  expect(found, JSON.stringify(asked)).toEqual(await findJobsInRows(db(), seeker, asked));
  if (!asked.match?.least) {
    expect(await countJobs({ db: db(), indexes }, seeker, asked.filter)).toBe(found.count);
  }
  return found.nextCursor;
}

/** What an engine that finds jobs has to do like the database, whichever it is. */
export function jobEngineTests(env: () => Record<string, string>) {
  beforeAll(async () => {
    api = await startTestApp({ env: env() });
    const seeker = await createStudent(api);
    student = seeker.accountId;
    for (let number = 0; number < 4; number += 1) {
      companies.push((await createRecruiter(api, { verified: true })).companyId);
    }
    await block(api, seeker, companies[3] ?? '');
    await addJobs(jobsToBegin);
    await untilReady();
  });
  afterAll(() => api.close());

  test('the index and the database find the same, page by page', async () => {
    let found = 0;
    for (let turn = 0; turn < 150; turn += 1) {
      const asked = search();
      for (let cursor: string | null = null, pages = 0; pages < 3; pages += 1) {
        cursor = await expectTheSame({ ...asked, cursor: cursor ?? undefined });
        if (cursor === null) break;
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  test('what has just been committed is found, what was taken back is not', async () => {
    const all: JobSearch = { filter: {}, sort: 'newest', cursor: undefined };
    for (let turn = 0; turn < 5; turn += 1) {
      const ids = await addJobs(3);
      await expectTheSame(all);
      await db()
        .updateTable('job_search')
        .set({ limited: false })
        .where('job_id', 'in', ids)
        .execute();
      await expectTheSame(all);
      await db()
        .deleteFrom('job_search')
        .where('job_id', '=', ids[0] ?? '')
        .execute();
      await expectTheSame(all);
    }
    // Begun before others, and committed after they were read.
    const ids = await addJobs(2);
    await db()
      .transaction()
      .execute(async (tx) => {
        await tx
          .updateTable('job_search')
          .set({ japanese: 6 })
          .where('job_id', 'in', ids)
          .execute();
        await addJobs(1);
        await expectTheSame(all);
      });
    await expectTheSame({ ...all, filter: { japaneseLevel: 5 } });
  });

  return () => ({ api, alone, untilReady, expectTheSame, seeker: { student, today } });
}
