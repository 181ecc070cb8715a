import { formatters } from '../../shared/i18n/formatters.ts';
import { language } from '../../shared/i18n/language.ts';

const locale = language === 'ja' ? 'ja' : 'en-GB';
const parts = {
  month: language === 'ja' ? 'numeric' : 'short',
  day: 'numeric',
  timeZone: 'UTC',
} as const;

/** A day of this year or the last where there is little room: 10/26, 26 Oct. */
export const shortDay = (day: string): string =>
  formatters.getDateTimeFormat(locale, parts).format(new Date(`${day}T00:00:00Z`));
