import { sql } from 'kysely';
import type { PlatformDb } from '../db/database.ts';

/** Exclusive for a backup, which copies bytes after reading rows; shared by deletions. */
export const bytesLock = 7_263_115;

/** Does the work unless a backup is running; the bytes are then deleted by a later sweep. */
export async function whileNoBackup(db: PlatformDb, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock_shared(${bytesLock}) as held`.execute(connection);
    if (!rows[0]?.held) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock_shared(${bytesLock})`.execute(connection);
    }
  });
}
