import { sql } from 'kysely';
import type { PlatformDb } from '../db/database.ts';

const pageSize = 30;

export async function listCaptured(db: PlatformDb, before: string | undefined) {
  let query = db
    .selectFrom('mail')
    .select(['id', 'recipient', 'language', 'captured', 'sent_at'])
    .where('captured', 'is not', null)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) {
    query = query.where(
      sql<boolean>`(sent_at, id) < (select sent_at, id from mail where id = ${before})`,
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, pageSize);
  return { page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

export const findCaptured = (db: PlatformDb, id: string) =>
  db
    .selectFrom('mail')
    .select(['id', 'recipient', 'language', 'captured', 'sent_at'])
    .where('id', '=', id)
    .where('captured', 'is not', null)
    .where('sent_at', 'is not', null)
    .executeTakeFirst();

/** Mails of a kind with this reply address: queued ones, and in the demo also sent ones. */
export const listMailsFrom = (db: PlatformDb, template: string, replyTo: string) =>
  db
    .selectFrom('mail')
    .select(['data', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where('template', '=', template)
    .where(sql<boolean>`lower(data->>'replyTo') = lower(${replyTo})`)
    .orderBy('id')
    .execute();
