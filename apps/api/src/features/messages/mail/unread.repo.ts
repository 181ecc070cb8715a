import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { reach } from '../../reach/reach.query.ts';
import type { Side } from '../party.ts';

/** Threads with messages that this side has left unread for long enough. */
export const listDue = (db: Db, side: Side, now: Date, most: number) =>
  db
    .selectFrom('thread')
    .select('id')
    .where(`${side}_mail_at`, '<=', now)
    .orderBy(`${side}_mail_at`)
    .limit(most)
    .execute();

/** Claims the thread by clearing its mail time, so that only one server sends the mail. */
export const claimDue = (tx: Tx, side: Side, threadId: string, now: Date) =>
  tx
    .updateTable('thread')
    .set({ [`${side}_mail_at`]: null })
    .where('id', '=', threadId)
    .where(`${side}_mail_at`, '<=', now)
    .returning([
      sql<number>`${sql.ref(`${side}_unread`)}`.as('unread'),
      // A company blocked meanwhile causes no mail.
      sql<SqlBool>`${reach.studentMaySee({
        student: sql.ref('thread.student_id'),
        company: sql.ref('thread.company_id'),
      })}`.as('isOpen'),
    ])
    .executeTakeFirst();
