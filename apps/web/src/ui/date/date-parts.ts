/** The values of the selects; '' is not chosen yet. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

export function partsOf(value: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(value) ?? [];
  return { year, month: withoutZero(month), day: withoutZero(day) };
}

const withoutZero = (digits: string) => (digits === '' ? '' : String(Number(digits)));

const twoDigits = (digits: string) => digits.padStart(2, '0');

/** 'YYYY-MM-DD', or '' while a part is missing. */
export function dateOf({ year, month, day }: DateParts): string {
  return year && month && day ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : '';
}

/** 'YYYY-MM', or '' while a part is missing. */
export function yearMonthOf({ year, month }: DateParts): string {
  return year && month ? `${year}-${twoDigits(month)}` : '';
}

/** While year or month are missing, every day that is possible. */
export function daysIn({ year, month }: DateParts): number {
  if (!month) return 31;
  return new Date(Date.UTC(year ? Number(year) : 2024, Number(month), 0)).getUTCDate();
}

/** A day that the month does not have is cleared instead of changed. */
export function withPart(parts: DateParts, part: keyof DateParts, chosen: string): DateParts {
  const next = { ...parts, [part]: chosen };
  return Number(next.day) > daysIn(next) ? { ...next, day: '' } : next;
}
