import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { contactMail } from './mails.ts';

/** What the person wrote to the operator, while it waits or where the demo keeps it. */
export const listSent = (db: Db, email: string) =>
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
