import { timed } from '../students/time.ts';
import type { Grown } from './grown.ts';
import { oldestPart } from './partitions.ts';
import { dayMs, spanDays } from './people.ts';
import type { World } from './world.ts';

/** As many as the product deletes at once. */
const batch = 5000;

type Age = NonNullable<Grown['age']>;

/** How many rows went in how many milliseconds. */
interface Went {
  rows: number;
  ms: number;
}

export interface Deleted {
  /** A round that finds nothing to delete. */
  nothing?: number;
  day: Went;
  /** The thirty days' other rows, in batches. */
  rest: Went;
  /** What the rows leave behind, cleaned up. */
  vacuum: number;
  /** The whole span at once. */
  drop?: Went;
}

const after = ({ people }: World, days: number) => new Date(people.start.getTime() + days * dayMs);

async function count({ databases }: World, from: string, age: Age, until: Date): Promise<number> {
  const { rows } = await databases.pool.query<{ count: number }>(
    `select count(*) as count from ${from} where ${age.served}`,
    [age.parameter(until)],
  );
  return rows[0]?.count ?? 0;
}

async function went(rows: number, work: () => Promise<unknown>): Promise<Went> {
  return { rows, ms: await timed(work) };
}

/** The product's own way. */
export async function deletePlain(world: World, table: string, age: Age): Promise<Deleted> {
  const { databases } = world;
  const before = (days: number) => age.deleteBefore(databases.commands, after(world, days));
  const due = (days: number) => count(world, table, age, after(world, days));
  await before(0);
  const nothing = await timed(() => before(0));
  const day = await went(await due(1), () => before(1));
  const rest = await went(await due(spanDays), () => before(spanDays));
  if ((await due(spanDays)) > 0) throw new Error(`${table} has rows that should have gone`);
  return { nothing, day, rest, vacuum: await vacuum(world, table) };
}

/**
 * In batches of the oldest part alone: a row's place (`ctid`) is its own only within one partition, so
 * the product's statement would take rows of every other along.
 */
export async function deletePartitioned(world: World, table: string, age: Age): Promise<Deleted> {
  const { pool } = world.databases;
  const part = oldestPart(table);
  const before = async (days: number) => {
    for (let deleted = batch; deleted === batch; ) {
      const { rowCount } = await pool.query(
        `delete from ${part} where ctid in (select ctid from ${part} where ${age.served} limit ${batch})`,
        [age.parameter(after(world, days))],
      );
      deleted = rowCount ?? 0;
    }
  };
  const due = (days: number) => count(world, part, age, after(world, days));
  const day = await went(await due(1), () => before(1));
  const rest = await went(await due(spanDays), () => before(spanDays));
  const cleaned = await vacuum(world, part);
  const drop = await went(day.rows + rest.rows, () => dropPart(world, table, part));
  return { day, rest, vacuum: cleaned, drop };
}

/** Where another table points to it, a part must be detached before it can go. */
async function dropPart({ databases }: World, table: string, part: string): Promise<void> {
  await databases.pool.query(`alter table ${table} detach partition ${part}`);
  await databases.pool.query(`drop table ${part}`);
}

const vacuum = ({ databases }: World, table: string): Promise<number> =>
  timed(() => databases.pool.query(`vacuum ${table}`));
