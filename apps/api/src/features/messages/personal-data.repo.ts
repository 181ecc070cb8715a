import { oneOf } from '@engawa/platform/db/one-of.repo';
import { dropLines } from '@engawa/platform/mail/daily-lines.repo';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../database.ts';
import { accountsNotErased } from '../account/account.query.ts';

export const listConversations = (db: Db, studentId: string) =>
  db
    .selectFrom('thread')
    .innerJoin('company', 'company.id', 'thread.company_id')
    .where('thread.student_id', '=', studentId)
    .orderBy('thread.created_at')
    .select(['company.name_jp as companyJp', 'company.name_en as companyEn'])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('thread_message')
          .whereRef('thread_message.thread_id', '=', 'thread.id')
          .orderBy('thread_message.number')
          .select(['side as from', 'text', 'sent_at as sentAt', 'edited_at as editedAt'])
          .select('deleted_at as deletedAt'),
      ).as('messages'),
    )
    .execute();

/** Drops lines of the daily mail that name the student to all or to these companies. */
export async function dropNamedLines(
  tx: Tx,
  studentId: string,
  companyIds: readonly string[] | 'all',
): Promise<void> {
  const threads = tx
    .selectFrom('thread')
    .innerJoin(accountsNotErased.as('account'), 'account.company_id', 'thread.company_id')
    .where('thread.student_id', '=', studentId)
    .groupBy('thread.id')
    .select(['thread.id'])
    .select((of) => of.fn.agg<string[]>('array_agg', ['account.id']).as('accounts'));
  const named =
    companyIds === 'all' ? threads : threads.where('thread.company_id', '=', oneOf(companyIds));
  for (const { id, accounts } of await named.execute()) {
    await dropLines(tx, accounts, { kind: 'messages', path: `/${id}` });
  }
}

/** Empties the student's messages and removes their files; the places in the thread stay. */
export async function emptyMessages(tx: Tx, studentId: string, now: Date): Promise<void> {
  // Locks the threads: a message being sent to the student comes before or after.
  const threads = await tx
    .updateTable('thread')
    .set({ company_unread: 0, company_mail_at: null, student_unread: 0, student_mail_at: null })
    .where('student_id', '=', studentId)
    .returning('id')
    .execute();
  if (threads.length === 0) return;
  const ids = threads.map(({ id }) => id);
  const theirs = tx
    .selectFrom('thread_message')
    .where('thread_id', '=', oneOf(ids))
    .where('side', '=', 'student')
    .select('id');
  await tx.deleteFrom('thread_file').where('message_id', 'in', theirs).execute();
  await tx
    .updateTable('thread_message')
    .set({ text: null, folded: '', deleted_at: now })
    .where('id', 'in', theirs)
    .execute();
}
