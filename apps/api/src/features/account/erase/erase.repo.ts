import { forgetReceiver } from '@engawa/platform/mail/delivery/undeliverable.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';

export const findStudentByEmail = (db: Db, email: string) =>
  db
    .selectFrom('student')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();

/**
 * Locks the student. Commands that are writing for them now are waited for; those that come later
 * wait for the erasure and then find nobody.
 */
export async function lockForErasure(tx: Tx, id: string) {
  return tx
    .selectFrom('student')
    .select(['id', 'email'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The profile, settings, entries, files and identities go with the row. */
export async function deleteStudent(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('student').where('id', '=', id).execute();
}

/** The account's row stays, since others' rows refer to it: they show that somebody was there, not who. */
export async function markErased(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ erased_at: now, closed_at: now, language: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes the rows that refer to the account, which go with neither the student nor a recruiter whose name stays. */
export async function deleteTraces(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('idempotency_key').where('caller', '=', accountId).execute();
  await tx.deleteFrom('signal').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('signal_cursor').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('write_position').where('account_id', '=', accountId).execute();
}

/** To the person, and from the person to the operator: waiting ones are not sent any more. */
export async function deleteMails(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('mail')
    .where(
      sql<boolean>`lower(recipient) = lower(${email}) or lower(data->>'replyTo') = lower(${email})`,
    )
    .execute();
  await forgetReceiver(tx, email);
}
