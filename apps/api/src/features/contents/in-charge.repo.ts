import type { Db, Tx } from '../../database.ts';
import type { Colleague } from '../../people/leaver-work.ts';

export async function countInCharge(db: Db, { companyId, accountId }: Colleague): Promise<number> {
  const { count } = await db
    .selectFrom('content')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('in_charge', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function giveContents(
  tx: Tx,
  { companyId, accountId }: Colleague,
  to: string,
): Promise<void> {
  await tx
    .updateTable('content')
    .set({ in_charge: to })
    .where('company_id', '=', companyId)
    .where('in_charge', '=', accountId)
    .execute();
}

export const hasWritten = async (db: Db, { companyId, accountId }: Colleague): Promise<boolean> =>
  (await db
    .selectFrom('content')
    .select('id')
    .where('company_id', '=', companyId)
    .where('updated_by', '=', accountId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
