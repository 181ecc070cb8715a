import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { other, type Side } from '../party.ts';

export const findToChange = (db: Db, id: string) =>
  db
    .selectFrom('thread_message')
    .select([
      'id',
      'thread_id as threadId',
      'number',
      'side',
      'author_id as authorId',
      'kind',
      'text',
      'sent_at as sentAt',
      'deleted_at as deletedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

export type MessageToChange = NonNullable<Awaited<ReturnType<typeof findToChange>>>;

export async function writeText(
  tx: Tx,
  id: string,
  { text, folded, now }: { text: string; folded: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('thread_message')
    .set({ text, folded, edited_at: now })
    .where('id', '=', id)
    .execute();
}

export async function emptyMessage(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('thread_message')
    .set({ text: null, folded: '', deleted_at: now })
    .where('id', '=', id)
    .execute();
}

/** A message deleted before it was read no longer counts as unread. */
export async function uncount(
  tx: Tx,
  { threadId, number, side }: { threadId: string; number: number; side: Side },
): Promise<void> {
  const reader = other(side);
  const [unread, read, mailAt] = [
    `${reader}_unread` as const,
    `${reader}_read` as const,
    `${reader}_mail_at` as const,
  ];
  await tx
    .updateTable('thread')
    .set({
      [unread]: sql`${sql.ref(unread)} - 1`,
      [mailAt]: sql`case when ${sql.ref(unread)} = 1 then null else ${sql.ref(mailAt)} end`,
    })
    .where('id', '=', threadId)
    .where(read, '<', number)
    .where(unread, '>', 0)
    .execute();
}
