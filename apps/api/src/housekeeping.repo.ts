import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A day is longer than any retry or reconnection waits. */
export async function keepHouse(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  await db.deleteFrom('idempotency_key').where('created_at', '<', dayAgo).execute();
  await db.deleteFrom('realtime_event').where('created_at', '<', dayAgo).execute();
  await db.deleteFrom('access_token').where('expires_at', '<', now).execute();
  await sql`delete from call_count where expires_at < ${now}`.execute(db);
}
