import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { reach } from './reach.query.ts';

export async function mayFindAnybody(db: Db, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .where('verified_at', 'is not', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function mayCompanyWrite(
  db: Db,
  pair: { student: string; company: string },
): Promise<boolean> {
  const { rows } = await sql<{
    may: boolean;
  }>`select ${reach.companyMayWrite(pair)} as may`.execute(db);
  return rows[0]?.may === true;
}
