import { type Language, type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { OfferRow } from '../change/offers.repo.ts';
import { locationOf, quotedPlaceOf } from '../place-text.rules.ts';

interface Reader {
  origin: string;
  language: Language;
  now: Date;
  /** Name of the other side as this reader sees it. */
  name: string;
  /** False if place and link come from an unverified company. */
  withPlace: boolean;
  url: string;
}

const title: Localized = { ja: '{name}との面談', en: 'Meeting with {name}' };

/** An appointment as a calendar file; importing it again updates or cancels the earlier entry. */
export function slotCalendar(
  offer: OfferRow,
  { origin, language, now, name, withPlace, url }: Reader,
): { method: 'PUBLISH' | 'CANCEL'; content: string } {
  const { startsAt, endsAt } = offer;
  if (startsAt === null || endsAt === null) throw new Error('an appointment has a time');
  const off = offer.state !== 'picked';
  const calendar = ical({
    prodId: { company: product.name, product: 'appointments' },
    method: off ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${offer.id}@${new URL(origin).hostname}`,
    // Calendar programs keep the entry with the higher sequence.
    sequence: offer.changes,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary: say(title, language).replace('{name}', name),
    location: withPlace ? locationOf(offer, language) : '',
    description: [withPlace && quotedPlaceOf(offer, language), url].filter(Boolean).join('\n\n'),
    url,
    status: off ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method: off ? 'CANCEL' : 'PUBLISH', content: calendar.toString() };
}
