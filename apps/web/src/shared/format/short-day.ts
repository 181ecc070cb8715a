import { weekdayOf } from '@engawa/contract/days';
import { language } from '../i18n/language.ts';

const weekdays = {
  ja: ['月', '火', '水', '木', '金', '土', '日'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const weekdayName = (day: string): string => weekdays[language][weekdayOf(day)] ?? '';

/** In a week, where the year goes without saying: 11月16日（月）, Mon 16 Nov. */
export function shortDay(day: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const weekday = weekdayName(day);
  return language === 'ja'
    ? `${month}月${date}日（${weekday}）`
    : `${weekday} ${date} ${months[month - 1] ?? ''}`;
}
