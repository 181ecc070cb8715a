import type { Tx } from '../../database.ts';

/** False where there is no such company; one that is verified already keeps its date. */
export async function verifyCompany(tx: Tx, companyId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set((set) => ({ verified_at: set.fn.coalesce('verified_at', set.val(at)) }))
    .where('id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function liftVerification(tx: Tx, companyId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set({ verified_at: null })
    .where('id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
