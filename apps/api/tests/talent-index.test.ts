import { Random } from '@engawa/demo/random';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postgresTalent } from '../src/features/talent-search/postgres/postgres-talent.repo.ts';
import type { PageAsked, TalentQuery, TalentSearch } from '../src/features/talent-search/public.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createFindable, randomQuery, scatterRows } from '../testing/talent.ts';

let api: TestApp;
let sql: TalentSearch;
let index: TalentSearch;
let ids: string[];
const random = new Random(20261116);
/** The database answers where the index cannot, which would compare it with itself. */
const lines: string[] = [];

beforeAll(async () => {
  api = await startTestApp({
    env: { ENGAWA_INDEX: 'on', LOG_LEVEL: 'warn' },
    logInto: { write: (line) => lines.push(line) },
  });
  ids = await createFindable(api, random, 300);
  sql = postgresTalent(api.services.databases);
  index = api.services.talent;
  await run('select setseed(0.5)');
  await run(scatterRows);
});
afterAll(() => api.close());

const run = (text: string) => api.services.databases.pool.query(text);
const isThere = () =>
  vi.waitFor(() => expect(api.services.indexes?.isReady('student')).toBe(true), 20_000);
const everybody: TalentQuery = { asker: 'anybody', filter: {} };
const newest: PageAsked = { order: 'newest', perPage: 20 };

async function sameOf(query: TalentQuery, asked: PageAsked) {
  const [one, other] = [await index.find(query, asked), await sql.find(query, asked)];
  expect(one, JSON.stringify({ query, asked })).toEqual(other);
  return one;
}

test('both engines give the same people in the same order, whatever is asked', async () => {
  await isThere();
  let found = 0;
  for (let round = 0; round < 150; round += 1) {
    if (round % 30 === 0) {
      // What changes, comes and goes meanwhile is followed.
      await run(
        `update student_search set japanese = (japanese + 1) % 7, words = words || array_to_tsvector(array['べと'])
         where shown = ${round / 30}`,
      );
      await run(`delete from student where id in (select student_id from student_search limit 3)`);
    }
    const query = randomQuery(random, ids);
    const order = random.pick(['match', 'newest', 'active'] as const);
    const asked = { order, perPage: random.int(1, 30) };
    const first = await sameOf(query, asked);
    if (first.nextCursor) await sameOf(query, { ...asked, cursor: first.nextCursor });
    await sameOf(query, { ...asked, page: random.int(1, 4) });
    if (first.count > 0) found += 1;
    const queries = [query, randomQuery(random, ids)];
    expect(await index.count(queries)).toEqual(await sql.count(queries));
  }
  // Most of them found somebody, so that the comparison means something.
  expect(found).toBeGreaterThan(40);
  expect(lines).toEqual([]);
});

test('pages by cursor are those by number, to the end, and nobody comes twice', async () => {
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

test('half and full width, hiragana and katakana find each other; wildcards find nobody', async () => {
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

test('a transaction that commits late is followed, although later ones were read before', async () => {
  const [slow, quick] = (await index.find(everybody, newest)).students.map(({ id }) => id);
  const client = await api.services.databases.pool.connect();
  const graduated = { ...everybody, filter: { graduationFrom: '2060-01' } };
  const change = (id = '') =>
    `update student_search set graduation = 721 where student_id = '${id}'`;
  try {
    await client.query(`begin; ${change(slow)}`);
    await run(change(quick));
    expect(await index.count([graduated])).toEqual([1]);
    await client.query('commit');
    expect(await index.count([graduated])).toEqual([2]);
  } finally {
    client.release();
  }
});

test('where the index dies in the middle of a search the database answers, and it comes back', async () => {
  const query = { ...everybody, filter: { freeWord: '大学' } };
  const before = await sql.find(query, newest);
  const answers = Array.from({ length: 4 }, () => index.find(query, newest));
  await api.services.indexes?.restart();
  for (const answer of await Promise.all(answers)) expect(answer).toEqual(before);
  await isThere();
  await sameOf(query, newest);
});
