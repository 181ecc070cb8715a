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
 * What somebody who planned to come must know of a new text, as words for the mail; empty where
 * they can come as they meant to. The link itself is told on the page, to those who have a place.
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
 * A place is another one if a language that both texts have says so: the reader's own, or the one
 * the company did not forget. A translation that came or went moves nothing.
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

/** A new or another link. That there is none any more, the mail tells as a change of place. */
function linkChanged(before: EventCommon, after: EventCommon): boolean {
  const link = linkOf(after);
  return link !== null && link !== linkOf(before);
}

const linkOf = ({ format, onlineUrl }: EventCommon) => (format === 'place' ? null : onlineUrl);
