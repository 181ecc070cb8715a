import { missingFields, type PublishFault } from '../contents/publish-faults.ts';
import { eventOutline } from './outline.ts';
import type { EventDocument } from './schemas.ts';

/**
 * `now` on a clock in Japan: YYYY-MM-DDTHH:MM. A start or a deadline that was published before may
 * have passed since: what else is said, a place or a link, can still be changed.
 */
export function eventFaults(
  content: EventDocument,
  now: string,
  published: EventDocument | null,
): PublishFault[] {
  const { format, startsAt, deadline, onlineUrl } = content.common;
  const hasPassed = (time: string, at: 'startsAt' | 'deadline') =>
    time <= now && time !== published?.common[at];
  const faults = missingFields(eventOutline, content, format === 'online' ? [] : ['place']);
  if (startsAt !== null && hasPassed(startsAt, 'startsAt')) {
    faults.push({ path: 'common.startsAt', message: 'in_past' });
  }
  if (deadline !== null && hasPassed(deadline, 'deadline')) {
    faults.push({ path: 'common.deadline', message: 'in_past' });
  }
  if (format !== 'place' && onlineUrl === null) {
    faults.push({ path: 'common.onlineUrl', message: 'required' });
  }
  return faults;
}
