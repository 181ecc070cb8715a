import type { EventCommon, EventDocument } from '@engawa/contract/events/schemas';
import { contentLanguageOf, type Language } from '@engawa/contract/language';
import { quotable } from '@engawa/platform/mail/quote';
import { languagesOf, placeIn, placeOf } from '../showing/event-words.ts';
import { eventTime } from './event-time.rules.ts';

interface EventChanges {
  whenBefore?: string;
  placeBefore?: string;
  place?: string;
  link?: 'changed';
}

/**
 * What a participant must know of a new version, as words for the mail; empty if time, place and
 * link are the same. The link itself is shown only on the page, to people with a place.
 */
export function eventChanges(
  before: EventDocument,
  after: EventDocument,
  language: Language,
): EventChanges {
  const place = placeChange(before, after, language);
  return {
    ...(timesOf(before) !== timesOf(after) && { whenBefore: eventTime(before.common, language) }),
    ...(place && { placeBefore: quotable(place.before), place: quotable(place.after) }),
    ...(linkChanged(before.common, after.common) && { link: 'changed' }),
  };
}

const timesOf = ({ common }: EventDocument): string => `${common.startsAt}/${common.endsAt}`;

/**
 * The place has changed if a language written in both versions says so, the reader's own first:
 * companies sometimes update only one language. An added or removed translation changes nothing.
 */
function placeChange(before: EventDocument, after: EventDocument, language: Language) {
  const written = languagesOf(after);
  const inBoth = languagesOf(before).filter((one) => written.includes(one));
  const own = contentLanguageOf(language);
  const places = inBoth
    .toSorted((one, other) => Number(other === own) - Number(one === own))
    .map((one) => ({
      before: placeIn(before[one], before.common, language),
      after: placeIn(after[one], after.common, language),
    }));
  if (places.length === 0) {
    places.push({ before: placeOf(before, language), after: placeOf(after, language) });
  }
  return places.find((place) => place.before !== place.after);
}

/** A new or changed link. A removed link is reported as a change of place. */
function linkChanged(before: EventCommon, after: EventCommon): boolean {
  const link = linkOf(after);
  return link !== null && link !== linkOf(before);
}

const linkOf = ({ format, onlineUrl }: EventCommon) => (format === 'place' ? null : onlineUrl);
