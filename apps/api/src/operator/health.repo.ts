import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { suspendedAccounts } from '../features/account/account.query.ts';
import { companyRows, jobCards } from '../features/search-rows/search-rows.query.ts';
import { findableStudents } from '../features/student-rows/student-rows.query.ts';

export interface Waiting {
  count: number;
  oldest: Date | null;
}

const one = async <Row>(rows: Promise<{ rows: Row[] }>): Promise<Row> =>
  (await rows).rows[0] as Row;

/** Per queue: due jobs count as waiting, scheduled ones as `later`. */
export const listQueues = async (db: Db, now: Date) => {
  const { rows } = await sql<{
    name: string;
    waiting: number;
    oldest: Date | null;
    running: number;
    later: number;
  }>`
    select name,
      (count(*) filter (where state < 'active' and start_after <= ${now}))::int as waiting,
      min(start_after) filter (where state < 'active' and start_after <= ${now}) as oldest,
      (count(*) filter (where state = 'active'))::int as running,
      (count(*) filter (where state < 'active' and start_after > ${now}))::int as later
    from pgboss.job where state <= 'active' group by name order by name`.execute(db);
  return rows;
};

export const jobsWaiting = async (db: Db, now: Date): Promise<number> =>
  (
    await one(
      sql<{ count: number }>`
        select count(*)::int as count from pgboss.job
        where state < 'active' and start_after <= ${now}`.execute(db),
    )
  ).count;

export const suspendedNow = (db: Db): Promise<{ companies: number; people: number }> =>
  one(
    sql<{ companies: number; people: number }>`
      select (select count(*)::int from company where suspended_at is not null) as companies,
        (select count(*)::int from ${suspendedAccounts} as stopped) as people`.execute(db),
  );

const shownTables = 12;

/** Largest tables; row counts are PostgreSQL's estimates. */
export async function listSizes(db: Db) {
  const { rows } = await sql<{ table: string; bytes: number; rows: number }>`
    select c.oid::regclass::text as table, pg_total_relation_size(c.oid)::float8 as bytes,
      greatest(c.reltuples, 0)::float8 as rows
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace in (
      select oid from pg_namespace where nspname in ('public', 'identity', 'pgboss'))
    order by bytes desc, 1 limit ${shownTables}`.execute(db);
  const { bytes } = await one(
    sql<{ bytes: number }>`
      select pg_database_size(current_database())::float8 as bytes`.execute(db),
  );
  return { bytes, largest: rows };
}

export interface Rows {
  jobs: number;
  companies: number;
  students: number;
}

export const searchRows = (db: Db): Promise<Rows & { changedAt: Date | null }> =>
  one(
    sql<Rows & { changedAt: Date | null }>`
      select (select count(*)::int from ${jobCards} as job) as jobs,
        (select count(*)::int from ${companyRows} as listed) as companies,
        (select count(*)::int from ${findableStudents} as findable) as students,
        (select max(changed_at) from search_change) as "changedAt"`.execute(db),
  );
