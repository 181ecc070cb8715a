import type { PlatformDb } from '../db/database.ts';

/** A starting server notes its origin, so that mails of operator commands can link to it. */
export async function noteOrigin(db: PlatformDb, origin: string): Promise<void> {
  await db
    .insertInto('server_address')
    .values({ origin })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ origin }))
    .execute();
}

/** The origin of the server that started last; undefined before the first start. */
export async function notedOrigin(db: PlatformDb): Promise<string | undefined> {
  const row = await db.selectFrom('server_address').select('origin').executeTakeFirst();
  return row?.origin;
}
