import type { Tables } from '@engawa/api/database';
import type { Databases } from '@engawa/platform/db/database';
import type { Grown } from './grown.ts';
import { dayMs, keptDays, type People, spanDays } from './people.ts';

type Pool = Databases<Tables>['pool'];

const hashed = 16;

interface Definition {
  of: string;
  name: string;
  text: string;
}

/** The table of the migrations anew, with the same columns, keys and indexes, in partitions. */
export async function partition(
  pool: Pool,
  { table, partitionedBy, bound }: Grown,
  { start }: People,
) {
  const column = partitionedBy.replace(/.*\((.*)\)/, '$1');
  const keys = await constraintsOf(
    pool,
    `conrelid = '${table}'::regclass and contype in ('p', 'u', 'f')`,
  );
  const pointing = await constraintsOf(pool, `confrelid = '${table}'::regclass and contype = 'f'`);
  const { rows: indexes } = await pool.query<{ text: string }>(
    `select pg_get_indexdef(indexrelid) as text from pg_index
     where indrelid = $1::regclass and not exists (
       select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
    [table],
  );
  await pool.query(`alter table ${table} rename to plain`);
  await pool.query(`create table ${table} (like plain including defaults including constraints)
    partition by ${partitionedBy}`);
  await pool.query('drop table plain cascade');
  for (const part of bound ? spans(table, start, bound) : hashes(table)) await pool.query(part);
  const lost: string[] = [];
  for (const { of, name, text } of keys) {
    const isKey = !text.startsWith('FOREIGN');
    if (isKey && !text.includes(column)) {
      // PostgreSQL keeps a key of a partitioned table only where the partition is told by it.
      lost.push(text);
      await pool.query(`create index ${name} on ${of} ${text.replace(/^.*?\(/, '(')}`);
    } else await pool.query(`alter table ${of} add constraint ${name} ${text}`);
  }
  for (const { text } of indexes) await pool.query(text);
  for (const { of, name, text } of pointing) {
    if (lost.length > 0) lost.push(`${of} ${text}`);
    else await pool.query(`alter table ${of} add constraint ${name} ${text}`);
  }
  return lost;
}

async function constraintsOf(pool: Pool, which: string): Promise<Definition[]> {
  const { rows } = await pool.query<Definition>(
    `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as text
     from pg_constraint where ${which} order by contype desc`,
  );
  return rows;
}

export const oldestPart = (table: string): string => `${table}_0`;

function spans(table: string, start: Date, bound: (at: Date) => string): string[] {
  const boundAt = (span: number) =>
    `'${bound(new Date(start.getTime() + span * spanDays * dayMs))}'`;
  return Array.from(
    { length: Math.floor(keptDays / spanDays) + 1 },
    (_, at) =>
      `create table ${table}_${at} partition of ${table}
       for values from (${boundAt(at)}) to (${boundAt(at + 1)})`,
  );
}

const hashes = (table: string): string[] =>
  Array.from(
    { length: hashed },
    (_, at) =>
      `create table ${table}_${at} partition of ${table}
       for values with (modulus ${hashed}, remainder ${at})`,
  );

/** Rows that are right by construction are not checked one by one; those that follow are. */
export async function withoutChecks(pool: Pool, table: string, work: () => Promise<void>) {
  const checks = await constraintsOf(pool, `conrelid = '${table}'::regclass and contype = 'f'`);
  for (const { name } of checks) await pool.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { name, text } of checks) {
    await pool.query(`alter table ${table} add constraint ${name} ${text} not valid`);
  }
}
