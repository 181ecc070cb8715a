import type { YearStyleId } from '@engawa/contract/reference/people/year-styles';

/** Latest first, each with its first day. */
const eras = [
  { name: '令和', from: '2019-05-01' },
  { name: '平成', from: '1989-01-08' },
  { name: '昭和', from: '1926-12-25' },
] as const;

/** A month without a day belongs to the era in which it ends: January 1989 is 平成元年. */
const dayOf = (date: string): string => (date.length === 7 ? `${date}-31` : date);

/** Year of YYYY-MM or YYYY-MM-DD without 年: 2027 or 令和9. */
export function yearOf(date: string, style: YearStyleId): string {
  const year = Number(date.slice(0, 4));
  const era = eras.find(({ from }) => from <= dayOf(date));
  if (style === 'western' || !era) return String(year);
  const count = year - Number(era.from.slice(0, 4)) + 1;
  return `${era.name}${count === 1 ? '元' : count}`;
}

export const monthOf = (date: string): string => String(Number(date.slice(5, 7)));
export const dayOfMonth = (date: string): string => String(Number(date.slice(8, 10)));

/** Examples: 2027年3月, 令和9年3月. */
export const yearMonthText = (date: string, style: YearStyleId): string =>
  `${yearOf(date, style)}年${monthOf(date)}月`;

export const dateText = (date: string, style: YearStyleId): string =>
  `${yearMonthText(date, style)}${dayOfMonth(date)}日`;

/** Age in full years (満年齢). */
export function ageOn(today: string, birth: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) >= birth.slice(5) ? years : years - 1;
}

const tokyo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo', dateStyle: 'short' });
export const dayInJapan = (now: Date): string => tokyo.format(now);

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** Example: Mar 2027. */
export const englishMonth = (date: string): string =>
  `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
