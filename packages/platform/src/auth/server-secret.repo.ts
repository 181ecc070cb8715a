import { randomBytes } from 'node:crypto';
import type { PlatformDb } from '../db/database.ts';

/** A secret shared by all server instances, created on first use. */
export async function serverSecret(db: PlatformDb, name: string): Promise<Buffer> {
  await db
    .insertInto('server_secret')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
