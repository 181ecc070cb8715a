import { hasStarted } from '@engawa/contract/events/schedule';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { type NotifyContext, notifyStudents } from '../mail/notify-students.ts';
import { eventMovedUpMail } from '../mails.ts';
import { readEvent, type ShownEvent } from '../showing/shown-events.repo.ts';
import { fillPlaces } from './fill-places.ts';

/** Gives free places to the waiting list and mails them. The caller has locked the event. */
export async function handOnPlaces(
  context: NotifyContext,
  eventId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const event = await readEvent(context.tx, eventId);
  if (!event || !takesPeopleIn(event, context.now)) return;
  const { capacity } = event.published.common;
  const movedUp = await fillPlaces(context.tx, eventId, capacity);
  const studentIds = movedUp.filter((id) => id !== except);
  await notifyStudents(context, { event, template: eventMovedUpMail, studentIds });
}

/** Hidden or started events take nobody in; showing the event again hands its places on. */
function takesPeopleIn({ status, published }: ShownEvent, now: Date): boolean {
  const shown = status === 'public' || status === 'limited';
  return shown && !hasStarted(published.common, minuteInJapan(now));
}
