import { discoverFields, visitorFields } from '@engawa/contract/discover/filter-fields';
import { jobSorts } from '@engawa/contract/discover/limits';
import { Random } from '@engawa/demo/random';
import { planForStudent } from '@engawa/matching/plan/plan-for-student';
import { termsOffered } from '@engawa/matching/terms/shared-terms';
import { termKey } from '@engawa/matching/terms/terms-in';
import { anyFacts } from '@engawa/matching/testing/arbitraries';
import { wishedWork } from '@engawa/matching/wishes/wished-work';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applicableTo } from '../../src/features/discover/search/applicable.rules.ts';
import {
  type Searcher,
  wishConditions,
} from '../../src/features/discover/search/conditions.rules.ts';
import { countJobs, findJobs } from '../../src/features/discover/search/find-jobs.ts';
import {
  countJobsInRows,
  findJobsInRows,
  type JobSearch,
} from '../../src/features/discover/search/found.repo.ts';
import { jobRow } from '../../src/features/search-rows/job-row.rules.ts';
import { createRecruiter, createStudent } from '../database/factories.ts';
import { block } from '../people/settings.ts';
import { startTestApp, type TestApp } from '../server/app.ts';
import { applicant } from './applicant.ts';
import {
  discoverKind,
  drawnGenerals,
  drawnJobs,
  insertJobRows,
  withWords,
} from './discover-rows.ts';
import { drawFilter, findNarrowing } from './draw-filter.ts';

let api: TestApp;
let student: string;
const random = new Random(20261116);
const companies: string[] = [];
const today = '2026-11-16';
const jobsToBegin = 400;
const newest = { sort: 'newest', cursor: undefined } as const;

const applicable = applicableTo(applicant(), today);
const searcher = () => ({ student, today, applicable });

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

/** Terms that half of the drawn jobs have, and no terms. */
const written = [['看護助手', 'ｎｏｄｅ.js', 'C++'].map(termKey), []];
const people = fc.sample(anyFacts, { numRuns: 8, seed: 20261116 });
const kind = {
  ...discoverKind,
  words: ['機械', '看護', '学習エンジニア', 'node', '営', 'c++', 'e', '？', '𠮷'],
};

const visitorKind = { ...kind, fields: visitorFields };

const row = (id: string) => ({
  job_id: id,
  company_id: random.pick(companies),
  rules: 1,
  ...withWords(
    jobRow(
      random.pick(drawnJobs),
      random.pick([...drawnGenerals, null]),
      {
        status: random.int(0, 9) === 0 ? 4 : 1,
        // Few different times, so that many rows tie.
        openedAt: new Date(Date.UTC(2026, 9, random.int(1, 9))),
        closesOn: random.pick([null, `2026-11-${random.int(10, 25)}`]),
      },
      today,
    ),
  ),
});

async function addJobs(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => random.uuid());
  await insertJobRows(db(), ids.map(row));
  return ids;
}

const search = (): JobSearch => {
  const filter = drawFilter(random, kind, 0.12);
  const sort = random.pick(jobSorts);
  const facts = random.pick(people);
  const side = random.pick(['wished', 'outside', null] as const);
  const only = side ? wishConditions(wishedWork(facts), side) : undefined;
  const match = {
    plan: planForStudent(facts),
    shared: termsOffered(random.pick(written)),
    least: random.pick([0, 50]),
    only,
  };
  return { filter, cursor: undefined, ...(sort === 'match' ? { sort, match } : { sort }) };
};

/** Fails if the engine does not answer: a fallback would compare the database with itself. */
const alone: SearchEngine = {
  isReady: () => true,
  search: async (source, query) => {
    const found = await engine().search(source, query);
    if (!found) throw new Error('the database was asked');
    return found;
  },
};

async function expectTheSame(
  asked: JobSearch,
  seeker: Searcher = searcher(),
): Promise<string | null> {
  const indexes = alone;
  const found = await findJobs({ db: db(), indexes }, seeker, asked);
  expect(found, JSON.stringify(asked)).toEqual(await findJobsInRows(db(), seeker, asked));
  if (!asked.match?.least && !asked.match?.only) {
    expect(await countJobs({ db: db(), indexes }, seeker, asked.filter)).toBe(found.count);
  }
  return found.nextCursor;
}

/** Checks any engine for jobs against the database. */
export function jobEngineTests(env: () => Record<string, string>) {
  beforeAll(async () => {
    api = await startTestApp({ env: env() });
    const seeker = await createStudent(api);
    student = seeker.accountId;
    for (let number = 0; number < 4; number += 1) {
      companies.push((await createRecruiter(api, { verified: number !== 1 })).companyId);
    }
    await block(api, seeker, companies[3] ?? '');
    await addJobs(jobsToBegin);
    await untilReady();
  });
  afterAll(() => api.close());

  test('jobs: same results as the database on every page', async () => {
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

  test('jobs for visitors: same results as the database, fewer than for students', async () => {
    const visitor = { student: null, today };
    for (let turn = 0; turn < 20; turn += 1) {
      const asked: JobSearch = { filter: drawFilter(random, visitorKind, 0.12), ...newest };
      const next = await expectTheSame(asked, visitor);
      if (next) await expectTheSame({ ...asked, cursor: next }, visitor);
    }
    const everything = searcher();
    const seen = await countJobs({ db: db(), indexes: alone }, visitor, {});
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThan(await countJobs({ db: db(), indexes: alone }, everything, {}));
  });

  test.each(Object.keys(discoverFields) as (keyof typeof discoverFields)[])(
    'the filter %s narrows jobs in every engine',
    async (name) => {
      const seeker = searcher();
      const filter = await findNarrowing(random, kind, { name, beside: [] }, (one) =>
        countJobsInRows(db(), seeker, one),
      );
      expect(filter, `no condition reads ${name}`).toBeDefined();
      if (filter) await expectTheSame({ filter, sort: 'newest', cursor: undefined });
    },
  );

  test('finds rows that were just committed, not rolled-back ones', async () => {
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
    // A transaction begun before others and committed after they were read.
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

  return () => ({ api, alone, untilReady, expectTheSame, seeker: searcher() });
}
