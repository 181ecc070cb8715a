import { language } from '../../shared/i18n/language.ts';

const locale = language === 'ja' ? 'ja' : 'en-GB';
const format = new Intl.DateTimeFormat(locale, {
  month: language === 'ja' ? 'numeric' : 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day of this year or the last where there is little room: 10/26, 26 Oct. */
export const shortDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
