import type { EventDocument } from '@engawa/contract/events/schemas';
import { found } from '@engawa/platform/errors/refusal';
import { type Telling, tellStudents } from '../mail/tell-students.ts';
import { eventMovedUpMail } from '../mails.ts';
import { readEvent } from '../showing/shown-events.repo.ts';
import { fillPlaces } from './fill-places.ts';

/** Places that are free go to those who wait, who are told; call it when you hold the event. */
export async function handOnPlaces(
  telling: Telling,
  eventId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const event = found(await readEvent(telling.tx, eventId));
  const { capacity } = (event.published as EventDocument).common;
  const movedUp = await fillPlaces(telling.tx, eventId, capacity);
  const studentIds = movedUp.filter((id) => id !== except);
  await tellStudents(telling, { event, template: eventMovedUpMail, studentIds });
}
