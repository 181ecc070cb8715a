import { sql } from 'kysely';
import type { PlatformDb, PlatformTx } from '../db/database.ts';
import { oneOf } from '../db/one-of.repo.ts';

export interface DailyLine {
  accountId: string;
  kind: string;
  notificationId?: string | undefined;
  words: string;
  url: string;
}

export async function insertLines(
  tx: PlatformTx,
  lines: readonly DailyLine[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into daily_line (account_id, kind, notification_id, words, url, created_at)
    select "accountId", kind, "notificationId", words, url, ${now}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
         as l ("accountId" uuid, kind text, "notificationId" uuid, words text, url text)`.execute(
    tx,
  );
}

/** The next readers, by id, with a line from before this moment. */
export async function listReaders(
  db: PlatformDb,
  before: Date,
  { after, most }: { after: string | undefined; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('daily_line')
    .select('account_id')
    .distinct()
    .where('created_at', '<', before)
    .$if(after !== undefined, (query) => query.where('account_id', '>', after ?? ''))
    .orderBy('account_id')
    .limit(most)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Claims the lines by deleting them; empty if another instance was first. */
export async function takeLines(tx: PlatformTx, accountId: string) {
  const rows = await tx
    .deleteFrom('daily_line')
    .where('account_id', '=', accountId)
    .returning(['id', 'kind', 'words', 'url', 'created_at as createdAt'])
    .returning('notification_id as notificationId')
    .execute();
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

export const listLines = (db: PlatformDb, accountId: string) =>
  db
    .selectFrom('daily_line')
    .select(['kind', 'words', 'url', 'created_at as writtenAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/** Drops lines that these people have seen meanwhile in the product. */
export async function dropLines(
  tx: PlatformTx,
  accounts: readonly string[],
  { kind, path }: { kind: string; path: string },
): Promise<void> {
  await tx
    .deleteFrom('daily_line')
    .where('account_id', '=', oneOf(accounts))
    .where('kind', '=', kind)
    .where('url', 'like', `%${path}`)
    .execute();
}
