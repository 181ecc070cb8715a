import type { EventDocument } from '@engawa/contract/events/schemas';
import type { Db, Tx } from '../../../database.ts';
import { readDocument } from '../../contents/public.ts';

interface NewChange {
  eventId: string;
  /** What those who come know. */
  told: EventDocument;
  since: Date;
  dueAt: Date;
}

/** Of several changes that follow one another, the first says what people were told before. */
export async function insertChange(
  tx: Tx,
  { eventId, told, since, dueAt }: NewChange,
): Promise<void> {
  await tx
    .insertInto('event_change')
    .values({ event_id: eventId, told: JSON.stringify(told), since, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet((of) => ({
        due_at: of.fn('least', ['event_change.due_at', 'excluded.due_at']),
      })),
    )
    .execute();
}

export const listDue = (db: Db, now: Date, most: number) =>
  db
    .selectFrom('event_change')
    .select('event_id as eventId')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('event_id')
    .limit(most)
    .execute();

/** Takes it away: whoever does so tells people. Undefined where somebody else was quicker. */
export async function takeChange(tx: Tx, eventId: string) {
  const row = await tx
    .deleteFrom('event_change')
    .where('event_id', '=', eventId)
    .returning(['told', 'since'])
    .executeTakeFirst();
  return row && { since: row.since, told: readDocument('event')(row.told) };
}
