import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { sentApplications } from '../../applications/applications.query.ts';
import { reach } from '../../reach/reach.query.ts';

/** False for an unknown application, and for a student who blocked the company or is gone. */
export async function isAvailable(db: Db, companyId: string, id: string): Promise<boolean> {
  const student = sql.ref<string>('application.student_id');
  const row = await db
    .selectFrom(sentApplications.as('application'))
    .where('application.id', '=', id)
    .where('application.company_id', '=', companyId)
    .select(reach.companyMaySee({ student, company: companyId }).as('maySee'))
    .executeTakeFirst();
  return Boolean(row?.maySee);
}
