import { addDays, weekdayOf } from '@engawa/contract/days/days';
import { type Said, say } from '@engawa/contract/language';
import { language } from '../i18n/language.ts';

const weekdays: Said<readonly string[]> = {
  ja: ['月', '火', '水', '木', '金', '土', '日'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
};

export const weekdayName = (day: string): string => say(weekdays, language)[weekdayOf(day)] ?? '';

/** A day within a known year: 11月16日（月）, Mon 16 Nov. */
export function shortDay(day: string): string {
  const { month, date } = partsOf(day);
  const weekday = weekdayName(day);
  return say(
    {
      ja: `${month}月${date}日（${weekday}）`,
      en: `${weekday} ${date} ${months[month - 1] ?? ''}`,
    },
    language,
  );
}

/** A week as a heading: 11月16日〜22日, 16–22 Nov; with the year if it is not this one. */
export function weekRange(monday: string, today: string): string {
  const first = partsOf(monday);
  const last = partsOf(addDays(monday, 6));
  const isOneMonth = first.month === last.month;
  const isThisYear = monday.slice(0, 4) === today.slice(0, 4);
  const inJapanese = () => {
    const end = isOneMonth ? '' : `${last.month}月`;
    return `${isThisYear ? '' : `${first.year}年`}${first.month}月${first.date}日〜${end}${last.date}日`;
  };
  const inEnglish = () => {
    const start = isOneMonth
      ? `${first.date}–`
      : `${first.date} ${months[first.month - 1] ?? ''} – `;
    const end = `${last.date} ${months[last.month - 1] ?? ''}`;
    return `${start}${end}${isThisYear ? '' : ` ${last.year}`}`;
  };
  return say({ ja: inJapanese, en: inEnglish }, language)();
}
