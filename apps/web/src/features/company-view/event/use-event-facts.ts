import { takesApplications } from '@engawa/contract/events/schedule';
import type { Language } from '@engawa/contract/language';
import { formatEnd, formatLocal, minuteInJapan } from '../../../shared/format/local-time.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { CompanyViewData } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';

type EventData = CompanyViewData['events'][number];

/**
 * Dates and places of an event in words. Readers who have applied, or who come after the deadline,
 * are not offered the waiting list.
 */
export function useEventFacts(event: EventData, reader: Language, hasApplied = false) {
  const t = useWords(companyViewWords, reader);
  const { startsAt, endsAt, capacity, placesLeft } = event;
  const when = startsAt === null ? t('events.notSet') : whenOf(startsAt, endsAt);
  function whenOf(start: string, end: string | null): string {
    const from = formatLocal(start, reader);
    const words = end
      ? t('events.range', { start: from, end: formatEnd(start, end, reader) })
      : from;
    return `${words}${t('events.japanTime')}`;
  }
  const mayWait = !hasApplied && takesApplications(event, minuteInJapan());
  const full = mayWait ? t('events.fullWaiting') : t('events.full');
  const left = placesLeft === 0 ? full : t('events.left', { count: placesLeft ?? 0 });
  return { when, places: capacity === null ? t('events.noLimit') : left };
}
