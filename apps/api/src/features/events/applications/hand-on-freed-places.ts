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

/** The job that runs after somebody was erased. It locks the event itself: it has no caller to do so. */
export const handOnFreedPlaces = (
  { commands, writer, origin, now }: Services,
  eventId: string,
): Promise<void> =>
  commands.transaction().execute(async (tx) => {
    // The event was deleted since, and its places with it.
    if (!(await lockEvent(tx, eventId))) return;
    const outbox = new CollectedOutbox();
    await handOnPlaces({ tx, outbox, origin, now }, eventId);
    await outbox.write(tx, writer, now);
  });
