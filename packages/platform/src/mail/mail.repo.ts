import type { PlatformDb, PlatformTx } from '../db/database.ts';
import type { CapturedMail } from '../db/tables.ts';
import type { MailRequest } from './mail-request.ts';

export async function insertMail(
  tx: PlatformTx,
  { to, language, template, data }: MailRequest,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('mail')
    .values({ recipient: to, language, template, data: JSON.stringify(data), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findUnsent = (db: PlatformDb, id: string) =>
  db
    .selectFrom('mail')
    .select(['id', 'recipient', 'data', 'template', 'language'])
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
    .set({ sent_at: now, ...(keepContent ? {} : { recipient: null, data: null }) })
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
