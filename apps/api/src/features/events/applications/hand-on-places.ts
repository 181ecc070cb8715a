import { hasStarted } from '@engawa/contract/events/schedule';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { type Telling, tellStudents } from '../mail/tell-students.ts';
import { eventMovedUpMail } from '../mails.ts';
import { readEvent, type ShownEvent } from '../showing/shown-events.repo.ts';
import { fillPlaces } from './fill-places.ts';

/** Gives free places to the waiting list and mails them. The caller has locked the event. */
export async function handOnPlaces(
  telling: Telling,
  eventId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const event = await readEvent(telling.tx, eventId);
  if (!event || !takesPeopleIn(event, telling.now)) return;
  const { capacity } = event.published.common;
  const movedUp = await fillPlaces(telling.tx, eventId, capacity);
  const studentIds = movedUp.filter((id) => id !== except);
  await tellStudents(telling, { event, template: eventMovedUpMail, studentIds });
}

/** Hidden or started events take nobody in; showing the event again hands its places on. */
function takesPeopleIn({ status, published }: ShownEvent, now: Date): boolean {
  const shown = status === 'public' || status === 'limited';
  return shown && !hasStarted(published.common, minuteInJapan(now));
}
