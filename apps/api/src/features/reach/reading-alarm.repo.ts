import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database.ts';
import { readingBudget } from './reading-budget.ts';

const spent = (name: string, max: number): RawBuilder<boolean> =>
  sql`(bucket like ${`${name}:%`} and count > ${max})`;

/** Companies and recruiters that used up their reading budget today, for the operator to review. */
export async function countSpentBudgets(db: Db, now: Date): Promise<number> {
  const { person, company } = readingBudget;
  const { rows } = await sql<{ count: number }>`
    select count(*) from call_count
    where expires_at > ${now}
      and (${spent('students-read-person', person.max)}
           or ${spent('students-read-company', company.max)})`.execute(db);
  return rows[0]?.count ?? 0;
}
