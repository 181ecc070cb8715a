import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { requestsBy } from '../../connect/connect.query.ts';
import { readWishes } from '../setting/read-wishes.rules.ts';

/** Settings of all companies that may search, in pages by id. */
export async function listSettingsAfter(db: Db, after: string, most: number) {
  const rows = await db
    .selectFrom('target_setting as setting')
    .innerJoin('company', 'company.id', 'setting.company_id')
    .where('company.verified_at', 'is not', null)
    .where('company.suspended_at', 'is', null)
    .where('setting.id', '>', after)
    .select(['setting.id', 'setting.company_id as companyId', 'setting.wishes', 'setting.terms'])
    .orderBy('setting.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, wishes: readWishes(row.wishes, row.terms) }));
}

export async function countAsked(db: Db, ids: readonly string[], since: Date) {
  const { rows } = await sql<{ id: string; count: number }>`
    select student_id as id, count(*)::int as count from ${requestsBy('company')} as request
    where student_id = any(${ids}::uuid[]) and asked_at > ${since}
    group by student_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
