import type { Db, Tx } from '../../database.ts';

export const listToRemind = (db: Db, now: Date, most: number) =>
  db
    .selectFrom('slot_offer')
    .select('id')
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(most)
    .execute();

/** Nothing where somebody else has reminded of it, or it is off. */
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
