import { isOver } from '@engawa/contract/events/schedule';
import type { EventDocument } from '@engawa/contract/events/schemas';
import { minuteInJapan, momentOf } from '@engawa/platform/clock/today';
import type { Tx } from '../../../database.ts';
import { readEvent } from '../showing/shown-events.repo.ts';
import { insertChange } from './changes.repo.ts';
import { eventChanges } from './event-changes.rules.ts';

const minute = 60_000;
/** Whoever corrects a text often corrects it again. */
const settlesInMs = 10 * minute;
/** Nobody waits for news about what begins so soon. */
const soonMs = 60 * minute;

/**
 * Notes that the event is at another time or place than was published before; those who go or wait are
 * mailed once it has settled. That it is hidden is not told: they keep their place and see its page.
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
  await insertChange(tx, { eventId, told: before, since: now, dueAt });
}

const beginsSoon = (startsAt: string | null, now: Date): boolean =>
  startsAt !== null && momentOf(startsAt).getTime() - now.getTime() < soonMs;
