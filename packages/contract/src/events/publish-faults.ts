import { missingTexts, type PublishFault } from '../contents/publish-faults.ts';
import { textPaths } from '../contents/text-paths.ts';
import type { EventDocument } from './schemas.ts';

/**
 * `now` on a clock in Japan: YYYY-MM-DDTHH:MM. A deadline that was published before may have passed
 * since: what else is said, a place or a link, can still be changed.
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
  const faults: PublishFault[] = missingTexts(textPaths.event, content, words);
  if (startsAt === null) faults.push({ path: 'common.startsAt', message: 'required' });
  else if (startsAt <= now) faults.push({ path: 'common.startsAt', message: 'in_past' });
  if (endsAt === null) faults.push({ path: 'common.endsAt', message: 'required' });
  if (deadline !== null && deadline <= now && deadline !== published?.common.deadline) {
    faults.push({ path: 'common.deadline', message: 'in_past' });
  }
  if (format !== 'place' && onlineUrl === null) {
    faults.push({ path: 'common.onlineUrl', message: 'required' });
  }
  return faults;
}
