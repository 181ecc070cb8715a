import { Random } from '@engawa/demo/random';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkedTalent } from '../../src/features/talent-search/checked/checked-talent.ts';
import { studentConditions } from '../../src/features/talent-search/conditions.rules.ts';
import { indexedTalent } from '../../src/features/talent-search/index/indexed-talent.ts';
import { postgresTalent } from '../../src/features/talent-search/postgres/postgres-talent.repo.ts';
import type {
  PageAsked,
  TalentQuery,
  TalentSearch,
} from '../../src/features/talent-search/public.ts';
import { createFindable, randomQuery, scatterRows, talentKind } from '../people/talent.ts';
import { startTestApp, type TestApp } from '../server/app.ts';
import { findNarrowing } from './draw-filter.ts';

let api: TestApp;
let sql: TalentSearch;
let index: TalentSearch;
let ids: string[];
const random = new Random(20261116);
const lines: string[] = [];

const run = (text: string) => api.services.databases.pool.query(text);
const everybody: TalentQuery = { asker: 'anybody', filter: {} };
/** A fallback that fails, so that the database is not compared with itself. */
const unasked: TalentSearch = {
  find: () => Promise.reject(new Error('the database was asked')),
  count: () => Promise.reject(new Error('the database was asked')),
};
const newest: PageAsked = { order: 'newest', perPage: 20 };
const engine = () => api.services.indexes as SearchEngine;

const isThere = () =>
  vi.waitFor(
    async () =>
      expect(
        await engine().search('student', { where: [], order: 'shown', limit: 1 }),
      ).toBeDefined(),
    { timeout: 20_000 },
  );

async function sameOf(query: TalentQuery, asked: PageAsked) {
  const [one, other] = [await index.find(query, asked), await sql.find(query, asked)];
  expect(one, JSON.stringify({ query, asked })).toEqual(other);
  return one;
}

interface Tried {
  api: TestApp;
  sql: TalentSearch;
  isThere(): Promise<unknown>;
  sameOf: typeof sameOf;
}

/** Checks any engine for students against the database. */
export function talentEngineTests(env: () => Record<string, string>): () => Tried {
  beforeAll(async () => {
    api = await startTestApp({
      env: { LOG_LEVEL: 'warn', ...env() },
      logInto: { write: (line) => lines.push(line) },
    });
    ids = await createFindable(api, random, 300);
    const { databases } = api.services;
    sql = checkedTalent(postgresTalent(databases), databases);
    index = checkedTalent(indexedTalent(engine(), unasked), databases);
    await run('select setseed(0.5)');
    await run(scatterRows);
    await isThere();
  });
  afterAll(() => api.close());

  test('both engines return the same students in the same order for any query', async () => {
    let found = 0;
    for (let round = 0; round < 150; round += 1) {
      if (round % 30 === 0) {
        // The engine follows changes, insertions and deletions.
        await run(
          `update student_search set japanese = (japanese + 1) % 7, words = words || array_to_tsvector(array['べと'])
           where shown = ${round / 30}`,
        );
        await run(
          `delete from student where id in (select student_id from student_search limit 3)`,
        );
      }
      const query = randomQuery(random, ids);
      const order = random.pick(['match', 'balanced', 'newest', 'active'] as const);
      const asked = { order, perPage: random.int(1, 30) };
      const first = await sameOf(query, asked);
      if (first.nextCursor) await sameOf(query, { ...asked, cursor: first.nextCursor });
      await sameOf(query, { ...asked, page: random.int(1, 4) });
      if (first.count > 0) found += 1;
      const queries = [query, randomQuery(random, ids)];
      expect(await index.count(queries)).toEqual(await sql.count(queries));
    }
    // Most queries found somebody, so the comparison is meaningful.
    expect(found).toBeGreaterThan(40);
    expect(lines).toEqual([]);
  });

  test.each(Object.keys(talentKind.fields) as (keyof typeof talentKind.fields)[])(
    'the filter %s narrows students in every engine',
    async (name) => {
      const condition = name === 'freeWord' ? undefined : studentConditions[name];
      const beside = typeof condition === 'object' ? condition.changes : [];
      const filter = await findNarrowing(random, talentKind, { name, beside }, async (one) => {
        const [counted] = await sql.count([{ ...everybody, filter: one }]);
        return counted?.count ?? 0;
      });
      expect(filter, `no condition reads ${name}`).toBeDefined();
      if (filter) await sameOf({ ...everybody, filter }, newest);
    },
  );

  test('pages by cursor equal pages by number, and no student appears twice', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 1; ; page += 1) {
      const found = await index.find(everybody, { ...newest, cursor });
      expect(await index.find(everybody, { ...newest, page })).toEqual(found);
      seen.push(...found.students.map(({ id }) => id));
      if (!found.nextCursor) break;
      cursor = found.nextCursor;
    }
    const { count, students } = await sameOf(everybody, { ...newest, page: 1000 });
    expect(students).toEqual([]);
    expect(new Set(seen).size).toBe(count);
  });

  describe('a long word matches literally', () => {
    interface Written {
      id: string;
      prose: string;
    }
    const written = async (): Promise<Written[]> =>
      (await run('select student_id as id, prose from student_search')).rows as Written[];
    /** Part of a written text, or two such parts that nobody wrote together. */
    function drawWord(all: readonly Written[]): string {
      const piece = () => {
        const runs = random.pick(all).prose.split(' ');
        const run = Array.from(random.pick(runs));
        const at = random.int(0, Math.max(0, run.length - 3));
        return run.slice(at, at + random.int(2, 5)).join('');
      };
      return random.next() < 0.6 ? piece() : piece() + piece();
    }
    const found = async (talent: TalentSearch, query: TalentQuery): Promise<string[]> => {
      const ids: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await talent.find(query, { order: 'newest', perPage: 7, cursor });
        ids.push(...page.students.map(({ id }) => id));
        if (!page.nextCursor) return ids;
        cursor = page.nextCursor;
      }
    };

    test('does not match letters scattered over a text', async () => {
      const all = await written();
      for (let round = 0; round < 60; round += 1) {
        const word = drawWord(all);
        const query = { ...everybody, filter: { freeWord: word } };
        const { count, isExact } = await sameOf(query, newest);
        const writers = all.filter(({ prose }) => prose.includes(word)).map(({ id }) => id);
        // A word of two letters is itself a term of the index, and is not checked against the texts.
        if (Array.from(word).length === 2) continue;
        expect([word, count, isExact]).toEqual([word, writers.length, true]);
        expect((await found(index, query)).toSorted()).toEqual(writers.toSorted());
        expect(await index.count([query])).toEqual([{ count: writers.length, isExact: true }]);
      }
    });

    test('with too many hits to check, pages have only matches and the count is marked as an estimate', async () => {
      const { databases } = api.services;
      const pairs = `array['量子', '子計', '計算', '算機']`;
      await run(`update student_search set words = words || array_to_tsvector(${pairs}),
        prose = case when student_id::text < '8' then prose || ' 量子計算機' else prose end`);
      const query = { ...everybody, filter: { freeWord: '量子計算機' } };
      const writers = (await written()).filter(({ prose }) => prose.includes('量子計算機'));
      const bounds = { most: 40, wide: 30 };
      const [one, other] = [
        checkedTalent(indexedTalent(engine(), unasked), databases, bounds),
        checkedTalent(postgresTalent(databases), databases, bounds),
      ];
      for (const talent of [one, other]) {
        expect((await found(talent, query)).toSorted()).toEqual(
          writers.map(({ id }) => id).toSorted(),
        );
      }
      const page = await one.find(query, newest);
      expect(page).toEqual(await other.find(query, newest));
      expect(page.isExact).toBe(false);
      expect(page.count).toBeGreaterThan(writers.length / 2);
      expect(page.count).toBeLessThan(writers.length * 2);
      expect(await one.count([query])).toEqual([{ count: page.count, isExact: false }]);
      expect((await index.find(query, newest)).count).toBe(writers.length);
    });

    test('the count is never below the shown rows, nor 0 while pages follow', async () => {
      const pairs = `array['深海', '海探', '探査', '査船']`;
      await run(`update student_search set words = words || array_to_tsvector(${pairs})`);
      await run(`update student_search set prose = prose || ' 深海探査船'
        where student_id = (select student_id from student_search order by shown, student_id limit 1)`);
      const query = { ...everybody, filter: { freeWord: '深海探査船' } };
      const { databases } = api.services;
      for (const one of [indexedTalent(engine(), unasked), postgresTalent(databases)]) {
        const talent = checkedTalent(one, databases, { most: 5, wide: 9 });
        const first = await talent.find(query, { order: 'newest', perPage: 3 });
        expect(first).toMatchObject({ count: 1, isExact: false, students: [] });
        expect(first.nextCursor).not.toBeNull();
        expect(await found(talent, query)).toHaveLength(1);
        expect(await talent.count([query])).toEqual([{ count: 0, isExact: false }]);
      }
    });
  });

  test('ignores width and kana type, and treats wildcards as letters', async () => {
    const ask = async (freeWord: string) => {
      const query = { ...everybody, filter: { freeWord } };
      return (await sameOf(query, newest)).count;
    };
    const counts = await Promise.all(['ベトナム', 'ﾍﾞﾄﾅﾑ', 'べとなむ', 'べトなム'].map(ask));
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(0);
    expect(await ask('力')).toBeGreaterThan(0);
    for (const none of ['%', '_', '*', "'", '\\', '& |']) expect(await ask(none)).toBe(0);
  });

  test('follows a transaction that commits after later ones were read', async () => {
    const [slow, quick] = (await index.find(everybody, newest)).students.map(({ id }) => id);
    const client = await api.services.databases.pool.connect();
    const graduated = { ...everybody, filter: { graduationFrom: '2060-01' } };
    const change = (id = '') =>
      `update student_search set graduation = 721 where student_id = '${id}'`;
    try {
      await client.query(`begin; ${change(slow)}`);
      await run(change(quick));
      expect(await index.count([graduated])).toMatchObject([{ count: 1 }]);
      await client.query('commit');
      expect(await index.count([graduated])).toMatchObject([{ count: 2 }]);
    } finally {
      client.release();
    }
  });

  return () => ({ api, sql, isThere, sameOf });
}
