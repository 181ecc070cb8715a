import { sql } from 'kysely';
import type { Db } from '../../../database.ts';

const most = 100;

/** The latest appointments of a thread, the first one first. */
export async function listAgreedIn(db: Db, threadId: string) {
  const rows = await db
    .selectFrom('slot_offer')
    .where('slot_offer.thread_id', '=', threadId)
    .where('slot_offer.state', '=', 'picked')
    .where('slot_offer.agreed_at', 'is not', null)
    .where('slot_offer.starts_at', 'is not', null)
    .select(['slot_offer.id', 'slot_offer.minutes'])
    .select(sql<Date>`slot_offer.starts_at`.as('startsAt'))
    .select(sql<Date>`slot_offer.agreed_at`.as('agreedAt'))
    .orderBy('slot_offer.agreed_at', 'desc')
    .orderBy('slot_offer.id')
    .limit(most)
    .execute();
  return rows.toReversed();
}
