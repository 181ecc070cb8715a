import type { Db } from '../../database.ts';
import { connectedPairs } from '../connect/connect.query.ts';

export async function listConnected(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(connectedPairs.as('pair'))
    .select('pair.student_id as id')
    .where('pair.company_id', '=', companyId)
    .execute();
  return rows.map(({ id }) => id);
}
