import { Random } from '@engawa/demo/random';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import { SearchIndexes } from '@engawa/platform/search-index/search-indexes';
import { heldByService } from '@engawa/platform/search-index/service/wire';
import { freePort } from '@engawa/platform/testing/ports';
import { until } from '@engawa/platform/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { indexedTalent } from '../src/features/talent-search/index/indexed-talent.ts';
import type { TalentQuery, TalentSearch } from '../src/features/talent-search/public.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { indexToken, startIndexProcess } from '../testing/index-process.ts';
import { createFindable, randomQuery, scatterRows } from '../testing/talent.ts';

const metricsToken = 'a-token-for-tests-only';
let copies: [TestApp, TestApp];
let service: Awaited<ReturnType<typeof startIndexProcess>>;
let thread: SearchIndexes;
let port: number;
let ids: string[];
const lines: string[] = [];
const random = new Random(20270409);

beforeAll(async () => {
  port = await freePort();
  const env = {
    ENGAWA_INDEX: 'on',
    INDEX_URL: `http://127.0.0.1:${port}`,
    INDEX_TOKEN: indexToken,
    METRICS_TOKEN: metricsToken,
  };
  const logInto = { write: (line: string) => lines.push(line) };
  const first = await startTestApp({ env: { ...env, LOG_LEVEL: 'warn' }, logInto });
  const starting = startIndexProcess(first.databaseUrl, port);
  copies = [first, await startTestApp({ env, beside: first })];
  thread = new SearchIndexes({
    thread: new URL('../src/search-thread.ts', import.meta.url),
    url: first.databaseUrl,
    log: first.services.log,
  });
  thread.start();
  ids = await createFindable(first, random, 120);
  await run('select setseed(0.25)');
  await run(scatterRows);
  service = await starting;
  await Promise.all([thread, ...copies.map(({ services }) => services.indexes)].map(isReady));
});
afterAll(async () => {
  await thread.close();
  await service.end('SIGKILL');
  for (const copy of copies.toReversed()) await copy.close();
});

const run = (text: string) => copies[0].services.databases.pool.query(text);
const isReady = (engine: SearchEngine | undefined) =>
  until('its index', () => engine?.isReady('student') && engine.isReady('job'), 20);
const everybody: TalentQuery = { asker: 'anybody', filter: {} };
const firstOnes = { order: 'newest', perPage: 10 } as const;
const askDatabase = () => Promise.reject(new Error('the database was asked'));
/** The engine alone; the database would be compared with itself. */
const talentOf = (engine: SearchEngine | undefined): TalentSearch =>
  indexedTalent(engine as SearchEngine, { find: askDatabase, count: askDatabase });

test('the service and the thread answer the same, whatever is asked', async () => {
  const [one, other] = [talentOf(thread), talentOf(copies[0].services.indexes)];
  let found = 0;
  for (let round = 0; round < 80; round += 1) {
    if (round % 20 === 0) {
      await run(
        `update student_search set japanese = (japanese + 1) % 7 where shown = ${round / 20}`,
      );
      await run('delete from student where id in (select student_id from student_search limit 2)');
    }
    const query = randomQuery(random, ids);
    const order = random.pick(['match', 'newest', 'active'] as const);
    const asked = { order, perPage: random.int(1, 30), page: random.int(1, 2) };
    const expected = await one.find(query, asked);
    expect(await other.find(query, asked), JSON.stringify({ query, asked })).toEqual(expected);
    const cursor = expected.nextCursor ?? undefined;
    const next = { order, perPage: asked.perPage, cursor };
    expect(await other.find(query, next)).toEqual(await one.find(query, next));
    expect(await other.count([query])).toEqual(await one.count([query]));
    if (expected.count > 0) found += 1;
  }
  expect(found).toBeGreaterThan(20);
});

test('what one copy has changed, the other finds at once', async () => {
  const [one, other] = copies;
  const graduated: TalentQuery = { ...everybody, filter: { graduationFrom: '2060-01' } };
  const students = (await talentOf(thread).find(everybody, firstOnes)).students;
  for (const [at, { id }] of students.entries()) {
    const [writer, reader] = at % 2 === 0 ? [one, other] : [other, one];
    await writer.services.databases.pool.query(
      'update student_search set graduation = 721 where student_id = $1',
      [id],
    );
    expect(await talentOf(reader.services.indexes).count([graduated])).toEqual([
      { count: at + 1, isExact: true },
    ]);
  }
});

test('what the service answered and what the database did is counted', async () => {
  const [copy] = copies;
  await copy.services.indexes?.search('nothing', { where: [], order: 'shown', limit: 0 });
  const { body } = await copy.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  expect(body).toMatch(/engawa_searches_total\{source="student",engine="service"\} \d{2,}/);
  expect(body).toContain('engawa_searches_total{source="nothing",engine="database"} 1');
  expect(body).toContain('engawa_students_indexed 1');
});

test('what it holds and follows is told to whoever asks', async () => {
  const { rows } = await run('select count(*)::int as count from student_search');
  await until('what it says to be true', async () => {
    const { ready, sources } = z
      .object({ ready: z.boolean(), sources: heldByService })
      .parse(await (await fetch(`${service.origin}/healthz`)).json());
    const { student, job } = sources;
    expect([ready, job?.rows]).toEqual([true, 0]);
    return student && student.rows === rows[0].count && student.changes > 10;
  });
});

test('killed under searches the database answers; it comes back by itself, and stops when told to', async () => {
  const [copy] = copies;
  const { talent, indexes } = copy.services;
  const ask = (asker = 'anybody') => talent.find({ ...everybody, asker }, firstOnes);
  const expected = await ask();
  const counted = (engine: string): number =>
    [...(indexes?.series.engawa_searches_total?.read() ?? [])].find(
      ({ of }) => of.source === 'student' && of.engine === engine,
    )?.value ?? 0;
  lines.splice(0);
  // The database takes a few of each asker at once.
  const several = () => ['a', 'b', 'c', 'd', 'e', 'f'].map((asker) => ask(asker));
  const answers = several();
  const killed = service.end('SIGKILL');
  answers.push(...several());
  await killed;
  for (const answer of await Promise.all(answers)) expect(answer).toEqual(expected);
  expect(await ask()).toEqual(expected);
  expect(counted('database')).toBeGreaterThan(0);
  await until('a line in the log', () => lines.length > 0);

  const before = counted('service');
  service = await startIndexProcess(copy.databaseUrl, port);
  await isReady(indexes);
  expect(await ask()).toEqual(expected);
  expect(counted('service')).toBe(before + 1);
  expect(lines).toEqual([
    expect.stringContaining('the index service is away'),
    expect.stringContaining('the index service is back'),
  ]);
  expect(await service.end('SIGTERM')).toBe(0);
  expect(await ask()).toEqual(expected);
});
