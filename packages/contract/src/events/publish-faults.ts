import { missingFields, type PublishFault } from '../contents/publish-faults.ts';
import { eventOutline } from './outline.ts';
import type { EventDocument } from './schemas.ts';

/**
 * `now` is local time in Japan, YYYY-MM-DDTHH:MM. A start or deadline that was published before may
 * lie in the past, so that the other fields can still be changed.
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
