import type { Tx } from './database.ts';

interface Act {
  action: string;
  companyId: string;
  id: string;
  now: Date;
}

/** Audit row of an act by a scheduled job, which has no account and no request. */
export async function auditJobAct(tx: Tx, { action, companyId, id, now }: Act): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: now,
      action,
      account_id: null,
      company_id: companyId,
      subject_id: id,
      request_id: 'due',
    })
    .execute();
}
