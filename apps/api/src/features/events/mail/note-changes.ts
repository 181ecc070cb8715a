import { isOver } from '@engawa/contract/events/schedule';
import type { EventDocument } from '@engawa/contract/events/schemas';
import { minuteInJapan, momentOf } from '@engawa/platform/clock/today';
import type { Tx } from '../../../database.ts';
import { readEvent } from '../showing/shown-events.repo.ts';
import { insertChange } from './changes.repo.ts';
import { eventChanges } from './event-changes.rules.ts';

const minute = 60_000;
/** Corrections often come in series; later ones join the same mail. */
const settlesInMs = 10 * minute;
/** Changes shortly before the event are mailed without delay. */
const soonMs = 60 * minute;

/**
 * Stores that the event's time or place differs from what was published; participants and waiting
 * students are mailed once it has settled. Hiding the event is not announced: they keep their place
 * and its page.
 */
export async function noteChanges(
  { tx, now }: { tx: Tx; now: Date },
  eventId: string,
  before: EventDocument | null,
): Promise<void> {
  const event = await readEvent(tx, eventId);
  if (!before || !event || isOver(event.published.common, minuteInJapan(now))) return;
  if (Object.keys(eventChanges(before, event.published, 'ja')).length === 0) return;
  const soon = [before, event.published].some(({ common }) => beginsSoon(common.startsAt, now));
  const dueAt = soon ? now : new Date(now.getTime() + settlesInMs);
  await insertChange(tx, { eventId, known: before, since: now, dueAt });
}

const beginsSoon = (startsAt: string | null, now: Date): boolean =>
  startsAt !== null && momentOf(startsAt).getTime() - now.getTime() < soonMs;
