import type { plans } from '@engawa/contract/reference/companies/plans';
import type { IdOf } from '@engawa/contract/reference/table';
import type { Tx } from '../../../database.ts';

/** Waits for commands that use the old limit; returns the old plan, undefined without a company. */
export async function updatePlan(
  tx: Tx,
  companyId: string,
  plan: IdOf<typeof plans>,
): Promise<number | undefined> {
  const before = await tx
    .selectFrom('company')
    .select('plan')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  await tx.updateTable('company').set({ plan }).where('id', '=', companyId).execute();
  return before.plan;
}
