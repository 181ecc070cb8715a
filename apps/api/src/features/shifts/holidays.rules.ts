import { addDays } from '@engawa/contract/days';

interface Holiday {
  from: string;
  to: string;
}

/** In order; those that overlap or follow one another are one. */
export function joinHolidays(holidays: readonly Holiday[]): Holiday[] {
  const joined: Holiday[] = [];
  for (const one of holidays.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1);
    if (last && one.from <= addDays(last.to, 1)) {
      last.to = one.to > last.to ? one.to : last.to;
    } else {
      joined.push({ ...one });
    }
  }
  return joined;
}
