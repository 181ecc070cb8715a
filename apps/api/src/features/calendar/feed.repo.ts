import type { Language } from '@engawa/contract/language';
import { digestOf } from '@engawa/platform/auth/tokens';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { isInUse } from '../account/account.query.ts';

export const findFeed = (db: Db, studentId: string) =>
  db
    .selectFrom('calendar_feed')
    .select(['made_at as madeAt', 'language'])
    .where('student_id', '=', studentId)
    .executeTakeFirst();

interface NewFeed {
  studentId: string;
  token: string;
  language: Language;
  now: Date;
}

/** Replaces the previous address, which stops working. */
export const putFeed = (tx: Tx, { studentId, token, language, now }: NewFeed) => {
  const values = { token_digest: digestOf(token), language, made_at: now };
  return tx
    .insertInto('calendar_feed')
    .values({ student_id: studentId, ...values })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet(values))
    .execute();
};

export const deleteFeed = (tx: Tx, studentId: string) =>
  tx.deleteFrom('calendar_feed').where('student_id', '=', studentId).execute();

export const findReader = (db: Db, token: string) =>
  db
    .selectFrom('calendar_feed')
    .where('token_digest', '=', digestOf(token))
    .where(isInUse(sql.ref('calendar_feed.student_id')))
    .select(['calendar_feed.student_id as studentId', 'calendar_feed.language'])
    .executeTakeFirst();
