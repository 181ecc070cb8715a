import { dayInWords } from '@engawa/contract/days/day-words';
import type { EventCommon } from '@engawa/contract/events/schemas';
import { type Language, say } from '@engawa/contract/language';

const styles = {
  ja: { beforeTime: '', between: '～', zone: '（日本時間）' },
  en: { beforeTime: ', ', between: '–', zone: ' (Japan time)' },
};

/** Example: 2026年11月15日（日）14:00～16:00（日本時間）. Event times are stored as Japanese local time. */
export function eventTime(
  { startsAt, endsAt }: Pick<EventCommon, 'startsAt' | 'endsAt'>,
  language: Language,
): string {
  if (startsAt === null) return '';
  const { between, zone } = say(styles, language);
  const start = dayAndTime(startsAt, language);
  if (endsAt === null) return start + zone;
  const sameDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  const end = sameDay ? endsAt.slice(11) : dayAndTime(endsAt, language);
  return start + between + end + zone;
}

const dayAndTime = (time: string, language: Language): string =>
  dayInWords(time, language) + say(styles, language).beforeTime + time.slice(11);
