import { sql } from 'kysely';
import type { PlatformDb, PlatformTx } from '../db/database.ts';
import type { CapturedMail } from '../db/tables.ts';
import { isUndeliverable, receiverDigest } from './delivery/undeliverable.repo.ts';
import type { SpokenMail } from './mail-request.ts';

export async function insertMails(
  tx: PlatformTx,
  mails: readonly SpokenMail[],
  now: Date,
): Promise<string[]> {
  const rows = mails.map(({ to, language, template, data }) => ({ to, language, template, data }));
  const inserted = await sql<{ id: string }>`
    insert into mail (recipient, language, template, data, created_at)
    select "to", language, template, data, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
         as m ("to" text, language text, template text, data jsonb)
    returning id`.execute(tx);
  return inserted.rows.map(({ id }) => id);
}

export const findUnsent = (db: PlatformDb, id: string) =>
  db
    .selectFrom('mail')
    .select(['id', 'recipient', 'data', 'template', 'language'])
    .select(isUndeliverable(sql`recipient`).as('undeliverable'))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();

export async function markSent(
  db: PlatformDb,
  id: string,
  now: Date,
  keepContent: boolean,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      sent_at: now,
      receiver: receiverDigest(sql`recipient`),
      ...(keepContent ? {} : { recipient: null, data: null }),
    })
    .where('id', '=', id)
    .execute();
}

export async function storeCaptured(
  db: PlatformDb,
  id: string,
  captured: CapturedMail,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ captured: JSON.stringify(captured) })
    .where('id', '=', id)
    .execute();
}

export async function countUnsent(db: PlatformDb) {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(created_at) as oldest from mail where sent_at is null`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}
