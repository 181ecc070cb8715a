import type { Tx } from '../../database.ts';

/** A trigger closes the company's accounts with it, and opens them again. */
export async function setCompanySuspended(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('company')
    .set({ suspended_at: at, suspended_with_demo: false })
    .where('id', '=', id)
    .execute();
}

export async function setAccountSuspended(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('account').set({ suspended_at: at }).where('id', '=', id).execute();
}
