import { missingTexts, type PublishFault } from '../contents/publish-faults.ts';
import { writtenPaths } from '../contents/text-paths.ts';
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
  const { format, startsAt, endsAt, deadline, onlineUrl } = content.common;
  const words = [
    'title',
    'description',
    ...(format === 'online' ? [] : ['place' as const]),
  ] as const;
  const hasPassed = (time: string, at: 'startsAt' | 'deadline') =>
    time <= now && time !== published?.common[at];
  const faults: PublishFault[] = missingTexts(writtenPaths.event, content, words);
  if (startsAt === null) faults.push({ path: 'common.startsAt', message: 'required' });
  else if (hasPassed(startsAt, 'startsAt')) {
    faults.push({ path: 'common.startsAt', message: 'in_past' });
  }
  if (endsAt === null) faults.push({ path: 'common.endsAt', message: 'required' });
  if (deadline !== null && hasPassed(deadline, 'deadline')) {
    faults.push({ path: 'common.deadline', message: 'in_past' });
  }
  if (format !== 'place' && onlineUrl === null) {
    faults.push({ path: 'common.onlineUrl', message: 'required' });
  }
  return faults;
}
