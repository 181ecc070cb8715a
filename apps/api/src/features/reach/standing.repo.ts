import type { Db } from '../../database.ts';

/** Whether the company may search for students at all, whoever they are. */
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
