import type { Language } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { momentOf } from '@engawa/platform/clock/today';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { companyNameOf, placeOf, wordsOf } from './event-words.ts';
import type { ShownEvent } from './shown-events.repo.ts';
import { eventAddress } from './talent-address.ts';

interface Place {
  state: string | null;
  onlineUrl: string | null;
}

interface Reader {
  origin: string;
  language: Language;
  now: Date;
}

/** One event as a calendar file; importing it again replaces the earlier entry. */
export function eventCalendar(
  event: ShownEvent,
  { state, onlineUrl }: Place,
  { origin, language, now }: Reader,
): string {
  const document = event.published;
  const words = wordsOf(document, language);
  const { startsAt, endsAt } = document.common;
  const url = eventAddress(origin, event);
  const calendar = ical({
    prodId: { company: product.name, product: 'events' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${event.id}@${new URL(origin).hostname}`,
    // Calendar programs keep the entry with the higher sequence.
    sequence: event.version,
    stamp: now,
    lastModified: event.publishedAt,
    start: momentOf(startsAt ?? ''),
    end: momentOf(endsAt ?? startsAt ?? ''),
    summary: words?.title ?? '',
    location: placeOf(document, language),
    description: [companyNameOf(event, language), onlineUrl, words?.description, url]
      .filter((part) => part !== null && part !== undefined)
      .join('\n\n'),
    url,
    // Tentative, because a waiting-list place may never become a place.
    status: state === 'going' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  });
  return calendar.toString();
}
