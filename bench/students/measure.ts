import { join } from 'node:path';
import type { Tables } from '@engawa/api/database';
import { readProfile } from '@engawa/api/features/profile/public';
import { writeStudentRow } from '@engawa/api/features/student-rows/public';
import { indexedTalent } from '@engawa/api/features/talent-search/index/indexed-talent';
import { postgresTalent } from '@engawa/api/features/talent-search/postgres/postgres-talent.repo';
import type { TalentSearch } from '@engawa/api/features/talent-search/public';
import { Random } from '@engawa/demo/random';
import { openDatabases } from '@engawa/platform/db/database';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import type { Log } from '@engawa/platform/log/log';
import { SearchIndexes } from '@engawa/platform/search-index/search-indexes';
import { until } from '@engawa/platform/testing/waiting/until';
import { bareScores, bareSearch, bitsOfFilters, readBare } from './bare.ts';
import { asking, plan, searches, shared, words } from './questions.ts';
import { p95Of, p95OfEach } from './time.ts';
import { addPeople, idOf } from './world.ts';

const root = join(import.meta.dirname, '../..');
const first = { order: 'newest', perPage: 20 } as const;

async function makeWorld(adminUrl: string, size: number) {
  const admin = openDatabases<Tables>({ url: adminUrl });
  await admin.pool.query(`create database students_${size}`);
  await admin.close();
  const url = adminUrl.replace(/\/engawa(?=\?|$)/, `/students_${size}`);
  const begun = performance.now();
  await migrate(url, [platformMigrations, join(root, 'apps/api/migrations')]);
  const databases = openDatabases<Tables>({ url, statementMs: 300_000 });
  await addPeople(databases, size);
  return { url, databases, madeMs: performance.now() - begun };
}

const neverAsked = (): never => {
  throw new Error('the index did not answer');
};

export async function openWorld(adminUrl: string, size: number, log: Log) {
  const { url, databases, madeMs } = await makeWorld(adminUrl, size);
  const indexes = new SearchIndexes({
    thread: new URL('../../apps/api/src/search/search-thread.ts', import.meta.url),
    url,
    log,
  });
  const start = performance.now();
  indexes.start();
  await until('the index to load', () => indexes.isReady('student'), 300);
  return {
    size,
    url,
    madeMs,
    loadMs: performance.now() - start,
    databases,
    index: indexedTalent(indexes, { find: neverAsked, count: neverAsked }),
    sql: postgresTalent({
      slowReads: { run: (_turn, read) => read(databases.commands) } as typeof databases.slowReads,
    }),
    bare: await readBare(databases, size),
    close: async () => {
      await indexes.close();
      await databases.close();
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

/** Interleaved, so that other load on the machine affects all alike. */
async function measureSearch({ index, sql, bare, size }: World) {
  const prepared = searches.map((filter) => ({
    query: asking(filter),
    bits: bitsOfFilters(bare, filter),
  }));
  const at = (round: number) => prepared[round % prepared.length] as (typeof prepared)[number];
  let found = 0;
  const cursors = await Promise.all(
    prepared.map(async ({ query, bits }) => {
      const page = await index.find(query, first);
      if (page.count !== bareSearch(bare, bits)) throw new Error('the loops do not agree');
      found = Math.max(found, page.count);
      const middle = Math.max(1, Math.floor(page.count / 40));
      return (await index.find(query, { ...first, page: middle })).nextCursor ?? undefined;
    }),
  );
  const [ours = 0, loop = 0, deep = 0] = await p95OfEach(
    160,
    [
      (round) => index.find(at(round).query, first),
      (round) => bareSearch(bare, at(round).bits),
      (round) => index.find(at(round).query, { ...first, cursor: cursors[round % cursors.length] }),
    ],
    20,
  );
  const database = await p95Of(size > 500_000 ? 12 : 20, (round) =>
    sql.find(at(round).query, first),
  );
  return { ours, loop, deep, database, found };
}

async function measureWords({ index, databases, size }: World, kind: keyof typeof words) {
  const list = words[kind];
  const word = (round: number) => list[round % list.length] as string;
  let found = 0;
  const ours = await p95Of(60, async (round) => {
    const { count } = await index.find(asking({ freeWord: word(round) }), first);
    found = Math.max(found, count);
  });
  const like = await p95Of(
    size > 500_000 ? 3 : 6,
    (round) =>
      databases.pool.query(
        `select count(*) over () as count, student_id
         from student_search join student_story as s using (student_id)
           join student_career as c using (student_id)
         where concat_ws(' ', s.strength, s.highlight, s.skills, c.career_vision, university) ilike $1
         order by shown desc limit 20`,
        [`%${word(round)}%`],
      ),
    0,
  );
  return { kind, ours, like, found };
}

async function measureTargets({ index, sql, bare, size }: World) {
  const query = { ...asking({}), score: { plan, shared } };
  const page = { order: 'match', perPage: 50 } as const;
  const points = plan.map((one) => one.points);
  const ours = await p95Of(60, () => index.find(query, page), 10);
  const loop = await p95Of(60, () => bareScores(bare, points), 10);
  const database = await p95Of(size > 500_000 ? 4 : 10, () => sql.find(query, page), 1);
  return { ours, loop, database, companiesMs: await scoreCompanies(index) };
}

async function scoreCompanies(index: TalentSearch): Promise<number> {
  const begun = performance.now();
  for (let company = 0; company < 1_000; company += 1) {
    const own = plan.map(({ column, points }, at) => ({
      column,
      points: at === company % plan.length ? points.map((one) => one >> 1) : points,
    }));
    await index.find({ ...asking({}), score: { plan: own } }, { order: 'match', perPage: 50 });
  }
  return performance.now() - begun;
}

/** Random profiles of each world, interleaved to compare the sizes at equal conditions. */
export function measureProfiles(worlds: readonly World[]): Promise<number[]> {
  const random = new Random(7);
  return p95OfEach(
    400,
    worlds.map(
      ({ databases, size }) =>
        () =>
          readProfile(databases.reads, idOf(random.int(1, size))),
    ),
    100,
  );
}

/** Time from saving a profile until a search finds it. */
async function measureSaves({ databases, index, size }: World) {
  const random = new Random(8);
  let number = 0;
  const seen = async (talent: TalentSearch, freeWord: string) =>
    (await talent.count([asking({ freeWord })]))[0]?.count === 1;
  return p95Of(40, async () => {
    number += 1;
    const [id, word] = [idOf(random.int(1, size)), `saved${size}x${number}`];
    await databases.commands.transaction().execute(async (tx) => {
      await tx
        .updateTable('student_story')
        .set({ skills: word })
        .where('student_id', '=', id)
        .execute();
      await writeStudentRow(tx, id, { now: new Date(), readProfile });
    });
    await until('the word to be found', () => seen(index, word));
  });
}

export async function measureWorld(world: World) {
  return {
    size: world.size,
    loadMs: world.loadMs,
    search: await measureSearch(world),
    words: [
      await measureWords(world, 'rare'),
      await measureWords(world, 'two'),
      await measureWords(world, 'frequent'),
    ],
    targets: await measureTargets(world),
    saveMs: await measureSaves(world),
  };
}
export type Measured = Awaited<ReturnType<typeof measureWorld>>;
