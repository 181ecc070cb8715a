import { companyFilterFields, jobFilterFields } from '@engawa/contract/discover/filter-fields';
import { Random } from '@engawa/demo/random';
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
import { companyRow } from '../../src/features/search-rows/company-row.rules.ts';
import { discoverKind, drawnGenerals, withWords } from './discover-rows.ts';
import { drawFilter, findNarrowing } from './draw-filter.ts';
import type { jobEngineTests } from './job-suite.ts';

const random = new Random(20261118);
const kind = {
  ...discoverKind,
  words: ['機械', '看護', '学習の', 'node', 'c++', 'e', '？'],
};

const row = (company_id: string) => ({
  company_id,
  rules: 1,
  ...withWords(
    companyRow(
      random.pick(drawnGenerals),
      // Few different times, so that many rows tie.
      new Date(Date.UTC(2026, 9, random.int(1, 9))),
    ),
  ),
});

/** Checks an engine for companies against the database, beside the tests of jobs. */
export function companyEngineTests(tried: ReturnType<typeof jobEngineTests>): void {
  test('companies: same results as the database on every page, also after inserts, updates and deletes', async () => {
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
      // Only the database can match companies by their jobs.
      const drawn = drawFilter(random, kind, 0.15);
      const ofJobs = Object.keys(drawn).some((name) => name in jobFilterFields);
      const filter = ofJobs && random.int(1, 5) > 1 ? {} : drawn;
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

  test.each(Object.keys(companyFilterFields) as (keyof typeof companyFilterFields)[])(
    'the filter %s narrows companies in every engine',
    async (name) => {
      const { api, alone, seeker } = tried();
      const db = api.services.databases.commands;
      const filter = await findNarrowing(random, kind, { name, beside: [] }, (one) =>
        countCompaniesInRows(db, seeker, one),
      );
      expect(filter, `no condition reads ${name}`).toBeDefined();
      if (!filter) return;
      expect(await countCompanies({ db, indexes: alone }, seeker, filter)).toBe(
        await countCompaniesInRows(db, seeker, filter),
      );
    },
  );
}
