import type { Language } from '@engawa/contract/language';
import type { Db, Tx } from '../tables.ts';

export interface MailRequestRow {
  purpose: 'confirm' | 'reset' | 'code' | 'guessing';
  email: string;
  language: Language;
  interactionUid: string | null;
}

export async function insertMailRequest(tx: Tx, row: MailRequestRow, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('identity.mail_request')
    .values({
      purpose: row.purpose,
      email: row.email,
      language: row.language,
      interaction_uid: row.interactionUid,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const takeMailRequest = (tx: Tx, id: string) =>
  tx.deleteFrom('identity.mail_request').where('id', '=', id).returningAll().executeTakeFirst();

export async function deleteOldMailRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('identity.mail_request').where('created_at', '<', before).execute();
}
