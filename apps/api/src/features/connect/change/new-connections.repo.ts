import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { reach } from '../../reach/reach.query.ts';

export async function countNewConnections(db: Db, companyId: string): Promise<number> {
  const student = sql.ref<string>('connection.student_id');
  const { count } = await db
    .selectFrom('connection')
    .where('connection.company_id', '=', companyId)
    .where('connection.new_to_company', '=', true)
    .where(reach.companyMaySee({ student, company: companyId }))
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function markAllSeen(tx: Tx, companyId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('connection')
    .set({ new_to_company: false })
    .where('company_id', '=', companyId)
    .where('new_to_company', '=', true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
