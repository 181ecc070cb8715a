import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { contactMail } from '../contact/public.ts';

/** Whose link it is, for as long as the session that asked for it is open. */
export async function findAsker(db: Db, sessionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('account.id')
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .where('account.kind', '=', 'student')
    .executeTakeFirst();
  return row?.id;
}

export const findAccount = (db: Db, id: string) =>
  db
    .selectFrom('student')
    .select(['id', 'email', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();

export const listIdentities = (db: Db, studentId: string) =>
  db
    .selectFrom('student_identity')
    .select(['issuer', 'subject'])
    .where('student_id', '=', studentId)
    .execute();

export const listSessions = (db: Db, accountId: string) =>
  db
    .selectFrom('session')
    .select(['created_at as openedAt', 'ended_at as endedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

export const listActivity = (db: Db, accountId: string) =>
  db
    .selectFrom('audit')
    .select(['at', 'action'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

export const listNotices = (db: Db, accountId: string) =>
  db
    .selectFrom('notice_count')
    .select(['kind', 'unread'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute();

export async function listSaved(db: Db, studentId: string) {
  const rows = await db
    .selectFrom('student_section')
    .select(['section', 'saved_at as savedAt'])
    .where('student_id', '=', studentId)
    .orderBy('section')
    .execute();
  return Object.fromEntries(rows.map(({ section, savedAt }) => [section, savedAt]));
}

/** What the person wrote to the operator, while it waits or where the demo keeps it. */
export const listMessages = (db: Db, email: string) =>
  db
    .selectFrom('mail')
    .select([
      sql<string>`data->>'subject'`.as('subject'),
      sql<string>`data->>'message'`.as('message'),
      'created_at as writtenAt',
      'sent_at as sentAt',
    ])
    .where('template', '=', contactMail.name)
    .where(sql<boolean>`lower(data->>'replyTo') = lower(${email})`)
    .orderBy('id')
    .execute();

/** Which, and when. Their links are keys to the account and stay out of a file that lies about. */
export const listMails = (db: Db, email: string) =>
  db
    .selectFrom('mail')
    .select(['template as kind', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where(sql<boolean>`lower(recipient) = lower(${email})`)
    .orderBy('id')
    .execute();
