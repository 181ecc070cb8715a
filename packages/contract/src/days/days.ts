/** Days (YYYY-MM-DD) are computed in UTC: Japan has one time zone and no daylight saving. */
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  const date = at(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** The same day of another month; in a shorter month, its last day. */
export function addMonths(day: string, months: number): string {
  const date = at(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = Number(lastDayOf(dayOf(first).slice(0, 7)).slice(8));
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return dayOf(first);
}

export function lastDayOf(month: string): string {
  const date = at(`${month}-01`);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
}

/** Days from the first to the second; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((at(to).getTime() - at(from).getTime()) / 86_400_000);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (at(day).getUTCDay() + 6) % 7;

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));
