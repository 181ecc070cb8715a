import { sql } from 'kysely';
import type { Db } from '../tables.ts';

const maxTries = 5;

interface Asked {
  interactionUid: string;
  email: string;
}

/**
 * The code this tab waits for. Each lookup counts as a try, so that twenty concurrent ones count as
 * twenty. Finds used codes too: codes for a taken address are created as used, and must take
 * equally long.
 */
export const tryCode = (db: Db, { interactionUid, email }: Asked, now: Date) =>
  db
    .updateTable('identity.one_time_token')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('purpose', '=', 'confirm')
    .where('interaction_uid', '=', interactionUid)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('code_hash', 'is not', null)
    .where('code_expires_at', '>', now)
    .where('code_tries', '<', maxTries)
    .returning(['digest', 'code_hash', 'used_at', 'account_id', 'email', 'registration'])
    .executeTakeFirst();

/** Address that this tab has registered, whether or not it was free. */
export async function findRegistered(db: Db, interactionUid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity.one_time_token')
    .select('email')
    .where('purpose', '=', 'confirm')
    .where('interaction_uid', '=', interactionUid)
    .where('registration', 'is not', null)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return row?.email;
}
