import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { reach } from '../../reach/reach.query.ts';
import type { Side } from '../party.ts';

/** Threads of which this side has had something unread for long enough. */
export const listDue = (db: Db, side: Side, now: Date, most: number) =>
  db
    .selectFrom('thread')
    .select('id')
    .where(`${side}_mail_at`, '<=', now)
    .orderBy(`${side}_mail_at`)
    .limit(most)
    .execute();

/** Takes it: whoever does so tells of it. Nothing where it was read meanwhile, or told by somebody. */
export const takeDue = (tx: Tx, side: Side, threadId: string, now: Date) =>
  tx
    .updateTable('thread')
    .set({ [`${side}_mail_at`]: null })
    .where('id', '=', threadId)
    .where(`${side}_mail_at`, '<=', now)
    .returning([
      sql<number>`${sql.ref(`${side}_unread`)}`.as('unread'),
      // Whoever has been shut out meanwhile does not come by mail either.
      sql<SqlBool>`${reach.studentMaySee({
        student: sql.ref('thread.student_id'),
        company: sql.ref('thread.company_id'),
      })}`.as('isOpen'),
    ])
    .executeTakeFirst();
