import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { sentApplications } from '../applications/applications.query.ts';
import { blockersOf } from '../settings/settings.query.ts';

export async function listBlockers(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select array${blockersOf(companyId)} as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Opening the company's own application page alone does not count. */
export async function listApplied(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select array(
      select distinct sent.student_id from ${sentApplications} as sent
      where sent.company_id = ${companyId} and sent.student_id is not null) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}
