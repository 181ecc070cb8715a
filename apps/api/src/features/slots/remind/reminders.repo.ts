import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { threadSides } from '../../messages/messages.query.ts';
import { isOnHold } from '../../reach/reach.query.ts';

const pair = {
  student: sql.ref<string>('thread.student_id'),
  company: sql.ref<string>('thread.company_id'),
};

export const listToRemind = (db: Db, now: Date, most: number) =>
  db
    .selectFrom('slot_offer')
    .innerJoin(threadSides.as('thread'), 'thread.id', 'slot_offer.thread_id')
    .select('slot_offer.id')
    .where('slot_offer.remind_at', '<=', now)
    .where((where) => where.not(isOnHold(pair)))
    .orderBy('slot_offer.remind_at')
    .limit(most)
    .execute();

/** Undefined if another server has sent the reminder or the appointment is cancelled. */
export async function lockToRemind(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ startsAt: Date } | undefined> {
  const row = await tx
    .selectFrom('slot_offer')
    .select('starts_at as startsAt')
    .where('id', '=', id)
    .where('state', '=', 'picked')
    .where('remind_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  return row?.startsAt ? { startsAt: row.startsAt } : undefined;
}

export async function setReminder(tx: Tx, id: string, remindAt: Date | null): Promise<void> {
  await tx.updateTable('slot_offer').set({ remind_at: remindAt }).where('id', '=', id).execute();
}
