import { isOver } from '@engawa/contract/events/schedule';
import type { EventDocument } from '@engawa/contract/events/schemas';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { lockComing } from '../applications/applications.repo.ts';
import { eventChangedMail } from '../mails.ts';
import { readEvent } from '../showing/shown-events.repo.ts';
import { eventChanges } from './event-changes.rules.ts';
import { type Telling, tellStudents } from './tell-students.ts';

interface Publishing extends Telling {
  now: Date;
}

/**
 * Mails those who go or wait when the event is at another time or place than was published before.
 * That it is hidden is not told: they keep their place and see its page. The caller has locked the
 * event.
 */
export async function tellOfChanges(
  { now, ...telling }: Publishing,
  eventId: string,
  before: EventDocument | null,
): Promise<void> {
  const event = await readEvent(telling.tx, eventId);
  if (!before || !event) return;
  const after = event.published;
  if (isOver(after.common, minuteInJapan(now))) return;
  if (Object.keys(eventChanges(before, after, 'ja')).length === 0) return;
  await tellStudents(telling, {
    event,
    template: eventChangedMail,
    studentIds: await lockComing(telling.tx, eventId),
    more: (language) => eventChanges(before, after, language),
  });
}
