import { Random } from '@engawa/demo/random';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../../../cluster/start-cluster.ts';
import { checkedTalent } from '../../src/features/talent-search/checked/checked-talent.ts';
import { postgresTalent } from '../../src/features/talent-search/postgres/postgres-talent.repo.ts';
import type { TalentQuery, TalentSearch } from '../../src/features/talent-search/public.ts';
import { createFindable, randomQuery, scatterRows } from '../../testing/people/talent.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let cluster: Cluster;
let api: TestApp;
let sql: TalentSearch;
let ids: string[];
const random = new Random(20261117);
const everybody: TalentQuery = { asker: 'anybody', filter: {} };
const newest = { order: 'newest', perPage: 20 } as const;
/** Twice the cluster's timeout, after which the database answers. */
const budgetMs = 6_000;

beforeAll(async () => {
  cluster = await startCluster();
  api = await startTestApp({ env: { SEARCH_URL: cluster.urls.join(',') } });
  ids = await createFindable(api, random, 300);
  const { databases } = api.services;
  sql = checkedTalent(postgresTalent(databases), databases);
  await run('select setseed(0.5)');
  await run(scatterRows);
  await untilClusterAnswers();
  // The JVM is slow at first.
  for (let turn = 0; turn < 40; turn += 1)
    await Promise.all([byCluster(), byCluster(), byCluster()]);
});
afterAll(async () => {
  await api.close();
  await cluster.stop();
});

const run = (text: string) => api.services.databases.pool.query(text);
const byCluster = () =>
  api.services.indexes?.search('student', { where: [], order: 'shown', limit: 20 });
const untilClusterAnswers = () =>
  until('the cluster to answer', async () => (await byCluster()) !== undefined, 60);
const position = async () =>
  (await run(`select position::text from search_cluster where source = 'student'`)).rows[0]
    .position;
const hasCaughtUp = () =>
  until(
    'the cluster to catch up',
    async () => {
      const { rows } = await run(`select count(*)::int as pending from search_change, search_cluster
        where search_change.source = 'student' and search_cluster.source = 'student'
          and search_change.xact >= search_cluster.position`);
      return rows[0].pending === 0;
    },
    60,
  );

/** Serialises comparisons: nothing may change between the two responses. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/** The same result as the database, from whichever engine, in time. */
const expectRight = (query = randomQuery(random, ids)): Promise<void> =>
  inTurn(async () => {
    const start = performance.now();
    const found = await api.services.talent.find(query, newest);
    expect(performance.now() - start).toBeLessThan(budgetMs);
    expect(found, JSON.stringify(query)).toEqual(await sql.find(query, newest));
  });

const changeSomebody = () =>
  inTurn(() =>
    run(`update student_search set japanese = (japanese + 1) % 7 where student_id in
      (select student_id from student_search order by random() limit 3)`),
  );

/** Searches until stopped, at least twenty times; every result must be right. */
function keepSearching(): { end(): Promise<void> } {
  const ended = new AbortController();
  const searching = (async () => {
    for (let searches = 0; !ended.signal.aborted || searches < 20; searches += 1) {
      await expectRight();
    }
  })();
  return {
    end: () => {
      ended.abort();
      return searching;
    },
  };
}

test('a node killed under load: searches continue, answered by the cluster', async () => {
  const searching = keepSearching();
  await cluster.nodes[2]?.kill();
  for (let turn = 0; turn < 10; turn += 1) await changeSomebody();
  await untilClusterAnswers();
  await hasCaughtUp();
  await searching.end();
  await cluster.nodes[2]?.start();
  await cluster.waitFor('green');
});

test('all nodes killed: the database answers, and later nothing is missing or stale', async () => {
  await Promise.all(cluster.nodes.map((node) => node.kill()));
  for (let turn = 0; turn < 5; turn += 1) {
    await changeSomebody();
    await expectRight();
  }
  await run('delete from student where id in (select student_id from student_search limit 5)');
  await createFindable(api, random, 10);
  expect(await byCluster()).toBeUndefined();
  await expectRight(everybody);
  const told = [...(api.services.indexes?.series.engawa_searches_total?.read() ?? [])];
  expect(told.find(({ of }) => of.engine === 'database')?.value).toBeGreaterThan(5);
  await Promise.all(cluster.nodes.map((node) => node.start()));
  await cluster.waitFor('green');
  await untilClusterAnswers();
  await hasCaughtUp();
  for (let turn = 0; turn < 20; turn += 1) await expectRight();
  const { rows } = await run('select count(*)::int as all from student_search');
  expect((await byCluster())?.count).toBe(rows[0].all);
});

const watermark = (name: string) => `cluster.routing.allocation.disk.watermark.${name}`;
/** Moves the free space below or above the cluster's limit. */
async function fillDisk(isFull: boolean): Promise<void> {
  const persistent = {
    'cluster.routing.allocation.disk.threshold_enabled': 'true',
    'cluster.info.update.interval': '10s',
    [watermark('low')]: isFull ? '10000tb' : null,
    [watermark('high')]: isFull ? '9000tb' : null,
    [watermark('flood_stage')]: isFull ? '8000tb' : null,
  };
  const reply = await fetch(`${cluster.urls[0]}/_cluster/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persistent }),
  });
  expect(reply.status).toBe(200);
  await until(
    isFull ? 'nothing can be written' : 'it can be written again',
    async () => {
      const text = await (await fetch(`${cluster.urls[0]}/_all/_settings`)).text();
      return text.includes('"read_only_allow_delete":"true"') === isFull;
    },
    60,
  );
}

test('a full disk: erased people disappear at once although nothing can be written, and it catches up', async () => {
  await hasCaughtUp();
  await fillDisk(true);
  const before = await position();
  const [gone = ''] = (await byCluster())?.rows.map(({ id }) => id) ?? [];
  await run(`delete from student where id = '${gone}'`);
  await changeSomebody();
  const found = await byCluster();
  expect(found?.rows.map(({ id }) => id)).not.toContain(gone);
  for (let turn = 0; turn < 10; turn += 1) await expectRight();
  expect(await byCluster()).toBeDefined();
  expect(await position()).toBe(before);
  await fillDisk(false);
  await hasCaughtUp();
  for (let turn = 0; turn < 10; turn += 1) await expectRight();
});

test('a hanging node delays nobody beyond the budget', async () => {
  cluster.nodes[1]?.suspend();
  try {
    const start = performance.now();
    while (performance.now() - start < 12_000) {
      await changeSomebody();
      await expectRight();
    }
  } finally {
    cluster.nodes[1]?.resume();
  }
  await cluster.waitFor('green');
  await untilClusterAnswers();
  await hasCaughtUp();
  for (let turn = 0; turn < 10; turn += 1) await expectRight();
});

test('a rebuilt index replaces the old one while searches continue', async () => {
  const nameNow = async () =>
    (await run(`select index_name from search_cluster where source = 'student'`)).rows[0]
      .index_name as string;
  const old = await nameNow();
  const searching = keepSearching();
  await run('update search_cluster set build_asked = true');
  await until('a new index', async () => (await nameNow()) !== old, 60);
  await changeSomebody();
  await searching.end();
  const hasGone = async () => (await fetch(`${cluster.urls[0]}/${old}`)).status === 404;
  await until('the end of the old one', hasGone, 30);
  await expectRight(everybody);
  expect(await byCluster()).toBeDefined();
});
