import { addDays, daysBetween } from '@engawa/contract/days/days';
import { shiftLimits } from '@engawa/contract/shifts/limits';

interface Holiday {
  from: string;
  to: string;
}

/** Joins overlapping and adjacent periods, unless the result exceeds the limit. */
export function joinHolidays(holidays: readonly Holiday[]): Holiday[] {
  const joined: Holiday[] = [];
  for (const one of holidays.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1);
    const to = last && last.to > one.to ? last.to : one.to;
    if (last && one.from <= addDays(last.to, 1) && fits(last.from, to)) last.to = to;
    else joined.push({ ...one });
  }
  return joined;
}

const fits = (from: string, to: string): boolean => daysBetween(from, to) < shiftLimits.holidayDays;
