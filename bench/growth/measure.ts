import { Random } from '@engawa/demo/random';
import { percentile, timed } from '../students/time.ts';
import { median } from '../support/interleave.ts';
import { deletePartitioned, deletePlain } from './deletion.ts';
import type { Grown } from './grown.ts';
import { openWorld, type Variant, type World } from './world.ts';

const reads = 300;
const insertRounds = 15;
const atOnce = 200;

/** Plain and partitioned side by side; reads and inserts in turn, so that the machine hits both alike. */
export async function measureTable(url: string, grown: Grown, size: number) {
  const worlds = await Promise.all(
    (['plain', 'partitioned'] satisfies Variant[]).map((variant) =>
      openWorld(url, grown, size, variant),
    ),
  );
  try {
    const sizes = await Promise.all(worlds.map((world) => sizeOf(world, grown.table)));
    const newest = await measureReads(worlds, grown);
    const inserted = await measureInserts(worlds, grown);
    const [plain, partitioned] = worlds as [World, World];
    const deleted = grown.age && [
      await deletePlain(plain, grown.table, grown.age),
      await deletePartitioned(partitioned, grown.table, grown.age),
    ];
    return worlds.map(({ variant, lost }, at) => ({
      table: grown.table,
      size,
      variant,
      lost,
      ...(sizes[at] as Sizes),
      ...(newest[at] as Newest),
      inserted: inserted[at] as number,
      deleted: deleted?.[at],
    }));
  } finally {
    for (const world of worlds) await world.close();
  }
}
export type Measured = Awaited<ReturnType<typeof measureTable>>[number];

type Sizes = Awaited<ReturnType<typeof sizeOf>>;
async function sizeOf({ databases }: World, table: string) {
  const { rows } = await databases.pool.query<{ rows: number; heap: number; indexes: number }>(
    `select (select count(*) from ${table}) as rows,
       sum(pg_table_size(oid))::bigint as heap, sum(pg_indexes_size(oid))::bigint as indexes
     from pg_class
     where oid = $1::regclass or oid in (select inhrelid from pg_inherits where inhparent = $1::regclass)`,
    [table],
  );
  return rows[0] as { rows: number; heap: number; indexes: number };
}

type Newest = { p50: number; p95: number };
async function measureReads(worlds: readonly World[], grown: Grown): Promise<Newest[]> {
  const turns = worlds.map(({ people }) => ({ people, random: new Random(5), now: new Date() }));
  const times = worlds.map((): number[] => []);
  const warm = 30;
  for (let round = -warm; round < reads; round += 1) {
    for (const [at, { databases }] of worlds.entries()) {
      const turn = turns[at];
      if (!turn) continue;
      const took = await timed(() => grown.readNewest(databases.reads, turn));
      if (round >= 0) times[at]?.push(took);
    }
  }
  return times.map((each) => ({ p50: percentile(each, 0.5), p95: percentile(each, 0.95) }));
}

/** Rows a second, one statement each, so many to a transaction: what a commit costs is the same for all. */
async function measureInserts(worlds: readonly World[], grown: Grown): Promise<number[]> {
  const randoms = worlds.map(() => new Random(6));
  const rates = worlds.map((): number[] => []);
  for (let round = 0; round <= insertRounds; round += 1) {
    for (const [at, { databases, people }] of worlds.entries()) {
      const turn = { people, random: randoms[at] as Random, now: new Date() };
      const took = await timed(() =>
        databases.commands.transaction().execute(async (tx) => {
          for (let row = 0; row < atOnce; row += 1) await grown.insert(tx, turn);
        }),
      );
      if (round > 0) rates[at]?.push((atOnce * 1000) / took);
    }
  }
  return rates.map(median);
}
