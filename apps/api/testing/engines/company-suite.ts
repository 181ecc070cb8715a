import { discoverFilter } from '@engawa/contract/discover/filters';
import { industries } from '@engawa/contract/reference/companies/industries';
import { Random } from '@engawa/demo/random';
import { wordsOf } from '@engawa/platform/text/search-words';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  countCompanies,
  findCompanies,
} from '../../src/features/discover/search/find-companies.ts';
import {
  countCompaniesInRows,
  findCompaniesInRows,
} from '../../src/features/discover/search/found.repo.ts';
import type { jobEngineTests } from './job-suite.ts';

const random = new Random(20261118);
const texts = ['看護と介護の会社', '機械学習のスタートアップ', 'Node.js と C++', '通訳 English'];
const orNull = <T>(value: T): T | null => random.pick([value, value, null]);
const some = <T>(value: T): T | undefined => (random.int(1, 4) === 1 ? value : undefined);

const row = (company_id: string) => ({
  company_id,
  rules: 1,
  // Few moments, so that many stand at the same one.
  listed_at: new Date(Date.UTC(2026, 9, random.int(1, 9))),
  industry: orNull(random.pick(industries.ids)),
  employees: orNull(random.int(1, 400)),
  listing: orNull('listed'),
  company_type: orNull('japanese'),
  features: [random.int(1, 4), random.int(1, 4)],
  visa_support: random.int(0, 1) === 1,
  words: sql<string>`array_to_tsvector(${wordsOf([random.pick(texts)])}::text[])`,
});

function drawFilter() {
  const asked = {
    freeWord: some(random.pick(['機械', '看護', '学習の', 'node', 'c++', 'e', '？'])),
    industries: some([random.pick(industries.ids), random.pick(industries.ids)]),
    companyStatus: some('listed'),
    companyType: some(['japanese']),
    employeesMin: some(random.int(1, 200)),
    employeesMax: some(random.int(200, 400)),
    companyFeatures: some([random.int(1, 4)]),
    visaSupport: some(true),
    // Only the database knows which companies have such a job.
    jobCategory: random.int(1, 10) === 1 ? [random.int(1, 4)] : undefined,
  };
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return discoverFilter.parse(Object.fromEntries(given));
}

/** What an engine that finds companies has to do like the database, beside the tests of jobs. */
export function companyEngineTests(tried: ReturnType<typeof jobEngineTests>): void {
  test('companies are found alike, page by page, and those that come, change or go at once', async () => {
    const { api, alone, seeker } = tried();
    const db = api.services.databases.commands;
    const { rows } = await sql<{ id: string }>`insert into company (name_jp, industry_id)
      select 'ほか' || n, 1 from generate_series(1, 120) n returning id`.execute(db);
    const ids = rows.map(({ id }) => id);
    await db.insertInto('company_search').values(ids.map(row)).execute();
    let found = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const [changed, gone] = [random.pick(ids), random.pick(ids)];
      if (turn % 10 === 0) {
        await sql`update company_search set employees = 1, visa_support = true
          where company_id = ${changed}`.execute(db);
        await sql`delete from company_search where company_id = ${gone}`.execute(db);
      }
      const filter = drawFilter();
      for (let cursor: string | undefined, pages = 0; pages < 3; pages += 1) {
        const page = await findCompanies({ db, indexes: alone }, seeker, { filter, cursor });
        const expected = await findCompaniesInRows(db, seeker, { filter, cursor });
        expect(page, JSON.stringify(filter)).toEqual(expected);
        found += page.ids.length;
        if (page.nextCursor === null) break;
        cursor = page.nextCursor;
      }
      const count = await countCompanies({ db, indexes: alone }, seeker, filter);
      expect(count).toBe(await countCompaniesInRows(db, seeker, filter));
    }
    expect(found).toBeGreaterThan(200);
  });
}
