import { sql } from 'kysely';
import type { Db } from '../../database.ts';

export const findAccount = (db: Db, id: string) =>
  db
    .selectFrom('student')
    .select(['id', 'email', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();

export const listActivity = (db: Db, accountId: string) =>
  db
    .selectFrom('audit')
    .select(['at', 'action'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** Kind and times of mails. Their text is left out, because links in it sign a reader in. */
export const listMails = (db: Db, email: string) =>
  db
    .selectFrom('mail')
    .select(['template as kind', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where(sql<boolean>`lower(recipient) = lower(${email})`)
    .orderBy('id')
    .execute();
