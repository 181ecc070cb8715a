import { forgetReceiver } from '@engawa/platform/mail/delivery/undeliverable.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';

export const findStudentByEmail = (db: Db, email: string) =>
  db
    .selectFrom('student')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();

/** Locks the student; a command that comes later waits for the erasure and finds no student. */
export async function lockForErasure(tx: Tx, id: string) {
  return tx
    .selectFrom('student')
    .select(['id', 'email'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Foreign keys delete profile, settings, entries, files and identities with the row. */
export async function deleteStudent(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('student').where('id', '=', id).execute();
}

/** The account's row stays as a tombstone, because rows of others refer to it. */
export async function markErased(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ erased_at: now, closed_at: now, language: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes rows of the account that no foreign key deletes with a student or recruiter. */
export async function deleteTraces(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('idempotency_key').where('caller', '=', accountId).execute();
  await tx.deleteFrom('signal').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('signal_cursor').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('write_position').where('account_id', '=', accountId).execute();
}

/** Mails to the person and from the person to the operator; waiting ones are not sent. */
export async function deleteMails(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('mail')
    .where(
      sql<boolean>`lower(recipient) = lower(${email}) or lower(data->>'replyTo') = lower(${email})`,
    )
    .execute();
  await forgetReceiver(tx, email);
}
