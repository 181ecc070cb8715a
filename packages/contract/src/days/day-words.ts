import { type Language, localeOf } from '../language.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const weekdays = '日月火水木金土';

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return { year, month, date };
};

const inEnglish = (day: string): string => {
  const { year, month, date } = partsOf(day);
  return `${date} ${months[month - 1] ?? ''} ${year}`;
};

function inJapanese(day: string): string {
  const { year, month, date } = partsOf(day);
  const weekday = weekdays.charAt(new Date(Date.UTC(year, month - 1, date)).getUTCDay());
  return `${year}年${month}月${date}日（${weekday}）`;
}

const withSlashes = (day: string): string => day.slice(0, 10).replaceAll('-', '/');

/** Formats of the two full languages; other languages use that of `Intl`. */
const ownForms: Readonly<Record<string, (day: string, inTable: boolean) => string>> = {
  ja: (day, inTable) => (inTable ? withSlashes(day) : inJapanese(day)),
  en: inEnglish,
};

function formatted(day: string, language: Language, inTable: boolean): string {
  const locale = localeOf(language);
  const own = ownForms[locale];
  if (own) return own(day, inTable);
  const form = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return form.format(Date.parse(day.slice(0, 10)));
}

/** A day (YYYY-MM-DD) in a sentence: 2026年11月26日（木）, 26 Nov 2026. */
export const dayInWords = (day: string, language: Language): string =>
  formatted(day, language, false);

/** A day in a narrow table column: 2026/09/05, 5 Sep 2026. */
export const dayInTable = (day: string, language: Language): string =>
  formatted(day, language, true);
