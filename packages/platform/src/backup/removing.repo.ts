import { sql } from 'kysely';
import type { PlatformDb } from '../db/database.ts';

/**
 * Alone for a backup, shared by those who delete bytes. The rows that a backup saves are those of one
 * moment, and it copies the bytes that they name afterwards: until then none of them may go.
 */
export const bytesLock = 7_263_115;

/** Does the work, unless a backup is being made: then the bytes stay until the next time. */
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
