import type { EventDocument } from '@engawa/contract/events/schemas';
import type { Db, Tx } from '../../../database.ts';
import { readDocument } from '../../contents/public.ts';

interface NewChange {
  eventId: string;
  /** The document that participants know. */
  known: EventDocument;
  since: Date;
  dueAt: Date;
}

export async function insertChange(
  tx: Tx,
  { eventId, known, since, dueAt }: NewChange,
): Promise<void> {
  await tx
    .insertInto('event_change')
    .values({ event_id: eventId, told: JSON.stringify(known), since, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'since']).doUpdateSet((of) => ({
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
    .groupBy('event_id')
    .orderBy((of) => of.fn.min('due_at'))
    .orderBy('event_id')
    .limit(most)
    .execute();

/** Deletes and returns the changes, earliest first; only one server gets and mails them. */
export async function claimChanges(tx: Tx, eventId: string) {
  const rows = await tx
    .deleteFrom('event_change')
    .where('event_id', '=', eventId)
    .returning(['told', 'since'])
    .execute();
  return rows
    .map((row) => ({ since: row.since, known: readDocument('event')(row.told) }))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime());
}

/** After a failure: moves the event back, so that it does not block others. */
export async function postponeChanges(db: Db, eventId: string, until: Date): Promise<void> {
  await db
    .updateTable('event_change')
    .set({ due_at: until })
    .where('event_id', '=', eventId)
    .execute();
}
