import { Random } from '@engawa/demo/random';
import { createLog } from '@engawa/platform/log/log';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import { heldByService } from '@engawa/platform/search-index/service/wire';
import { freePort } from '@engawa/platform/testing/ports';
import { until } from '@engawa/platform/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { indexedTalent } from '../src/features/talent-search/index/indexed-talent.ts';
import type { TalentQuery, TalentSearch } from '../src/features/talent-search/public.ts';
import { readIndexConfig } from '../src/index-service/config.ts';
import { runIndexService } from '../src/index-service/run.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { indexToken } from '../testing/index-process.ts';
import { createFindable, randomQuery, scatterRows } from '../testing/talent.ts';

const metricsToken = 'a-token-for-tests-only';
let thread: TestApp;
let copies: TestApp[];
let service: Awaited<ReturnType<typeof runIndexService>>;
let ids: string[];
const random = new Random(20270409);

beforeAll(async () => {
  thread = await startTestApp({ env: { ENGAWA_INDEX: 'on' } });
  ids = await createFindable(thread, random, 120);
  await run('select setseed(0.25)');
  await run(scatterRows);
  const port = await freePort();
  const settings = { INDEX_PORT: String(port), INDEX_TOKEN: indexToken, LOG_LEVEL: 'silent' };
  service = await runIndexService(
    readIndexConfig({ ...settings, DATABASE_URL: thread.databaseUrl }),
    createLog('silent'),
  );
  const env = {
    ENGAWA_INDEX: 'on',
    INDEX_URL: service.address,
    INDEX_TOKEN: indexToken,
    METRICS_TOKEN: metricsToken,
  };
  copies = [
    await startTestApp({ env, beside: thread }),
    await startTestApp({ env, beside: thread }),
  ];
  await Promise.all([thread, ...copies].map((api) => until('its index', () => isReady(api), 20)));
});
afterAll(async () => {
  for (const copy of copies) await copy.close();
  await service.stop();
  await thread.close();
});

const run = (text: string) => thread.services.databases.pool.query(text);
const isReady = ({ services }: TestApp) =>
  services.indexes?.isReady('student') && services.indexes.isReady('job');
const askDatabase = () => Promise.reject(new Error('the database was asked'));
/** The engine alone; the database would be compared with itself. */
const talentOf = ({ services }: TestApp): TalentSearch =>
  indexedTalent(services.indexes as SearchEngine, { find: askDatabase, count: askDatabase });

test('the service and the thread answer the same, whatever is asked', async () => {
  const [one, other] = [talentOf(thread), talentOf(copies[0] as TestApp)];
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
  const [one, other] = copies as [TestApp, TestApp];
  const graduated: TalentQuery = { asker: 'anybody', filter: { graduationFrom: '2060-01' } };
  const students = (await talentOf(one).find({ ...graduated, filter: {} }, firstOnes)).students;
  for (const [at, { id }] of students.entries()) {
    const [writer, reader] = at % 2 === 0 ? [one, other] : [other, one];
    await writer.services.databases.pool.query(
      'update student_search set graduation = 721 where student_id = $1',
      [id],
    );
    expect(await talentOf(reader).count([graduated])).toEqual([{ count: at + 1, isExact: true }]);
  }
});
const firstOnes = { order: 'newest', perPage: 10 } as const;

test('what the service answered and what the database did is counted', async () => {
  const [copy] = copies as [TestApp];
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
  const told = await until('the last change', async () => {
    const health = z
      .object({ ready: z.boolean(), sources: heldByService })
      .parse(await (await fetch(`${service.address}/healthz`)).json());
    return (health.sources.student?.changes ?? 0) > 10 && health;
  });
  const { rows } = await run('select count(*)::int as count from student_search');
  expect(told).toMatchObject({
    ready: true,
    sources: { student: { ready: true, rows: rows[0].count }, job: { ready: true, rows: 0 } },
  });
});
