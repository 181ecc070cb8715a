import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db } from '../../../database.ts';
import { lockEvent } from '../showing/shown-events.repo.ts';
import { handOnPlaces } from './hand-on-places.ts';

interface Services {
  commands: Db;
  writer: OutboxWriter;
  origin: string;
  now: Date;
}

/** Job after an erasure; unlike other callers it locks the event itself. */
export const handOnFreedPlaces = (
  { commands, writer, origin, now }: Services,
  eventId: string,
): Promise<void> =>
  commands.transaction().execute(async (tx) => {
    // The event was deleted meanwhile.
    if (!(await lockEvent(tx, eventId))) return;
    const outbox = new CollectedOutbox();
    await handOnPlaces({ tx, outbox, origin, now }, eventId);
    await outbox.write(tx, writer, now);
  });
