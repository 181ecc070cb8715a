import type { Tx } from './database.ts';

interface Act {
  action: string;
  companyId: string;
  /** What it was done to. */
  id: string;
  now: Date;
}

/** For what the server does by itself when it is due: no account, no request. */
export async function auditByItself(tx: Tx, { action, companyId, id, now }: Act): Promise<void> {
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
