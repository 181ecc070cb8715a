import { type Language, type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { OfferRow } from '../change/offers.repo.ts';
import { locationOf, whereOf } from '../where.rules.ts';

interface Reader {
  origin: string;
  language: Language;
  now: Date;
  /** The other side, as the reader knows it. */
  name: string;
  /** False where the place and the link are words that nobody has verified. */
  withPlace: boolean;
  url: string;
}

const title: Localized = { ja: '{name}との面談', en: 'Meeting with {name}' };

/** An appointment for a calendar program; taken in again, it replaces or removes what was there. */
export function slotCalendar(
  offer: OfferRow,
  { origin, language, now, name, withPlace, url }: Reader,
): { method: 'PUBLISH' | 'CANCEL'; content: string } {
  const { startsAt, endsAt } = offer;
  if (startsAt === null || endsAt === null) throw new Error('an appointment has a time');
  const off = offer.state === 'called_off';
  const calendar = ical({
    prodId: { company: product.name, product: 'appointments' },
    method: off ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${offer.id}@${new URL(origin).hostname}`,
    // Programs keep the entry with the higher number.
    sequence: offer.changes,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary: say(title, language).replace('{name}', name),
    location: withPlace ? locationOf(offer, language) : '',
    description: [withPlace && whereOf(offer, language), url].filter(Boolean).join('\n\n'),
    url,
    status: off ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method: off ? 'CANCEL' : 'PUBLISH', content: calendar.toString() };
}
