import type { Db } from '../../database.ts';

export async function listConnected(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('connection')
    .select('student_id as id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'connected')
    .execute();
  return rows.map(({ id }) => id);
}
