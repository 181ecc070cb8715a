import type { Tx } from '../../database.ts';

/** The demo's largest companies have more open jobs than the free plan allows. */
export async function givePremium(tx: Tx, companyId: string): Promise<void> {
  await tx.updateTable('company').set({ plan: 2 }).where('id', '=', companyId).execute();
}

export async function findOwner(tx: Tx, companyId: string): Promise<string | null> {
  const owner = await tx
    .selectFrom('account')
    .select('id')
    .where('company_id', '=', companyId)
    .where('level', '=', 0)
    .orderBy('id')
    .executeTakeFirst();
  return owner?.id ?? null;
}

/** Author of a company's contents: the first recruiter, else the owner. */
export async function findWriter(tx: Tx, companyId: string): Promise<string | null> {
  const writer = await tx
    .selectFrom('account')
    .select('id')
    .where('company_id', '=', companyId)
    .where('level', '<=', 2)
    .orderBy('level', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return writer?.id ?? null;
}

export async function showLent(tx: Tx, jobId: string, companyId: string, now: Date): Promise<void> {
  await tx
    .updateTable('job_share')
    .set({ shown_at: now })
    .where('job_id', '=', jobId)
    .where('company_id', '=', companyId)
    .execute();
}
