import { type Language, type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { ShiftRow } from './shifts.repo.ts';

interface Reader {
  origin: string;
  language: Language;
  now: Date;
}

const title: Localized = { ja: 'アルバイト', en: 'Part-time work' };
const breakText: Localized = { ja: '休憩 {minutes}分', en: 'Break: {minutes} minutes' };

/** Shifts as a calendar file; importing it again replaces the earlier entries. */
export function shiftCalendar(
  shifts: readonly ShiftRow[],
  { origin, language, now }: Reader,
): string {
  const calendar = ical({
    prodId: { company: product.name, product: 'shifts' },
    method: ICalCalendarMethod.PUBLISH,
    name: say(title, language),
  });
  for (const { id, changes, startsAt, endsAt, workplace, breakMinutes } of shifts) {
    calendar.createEvent({
      id: `${id}@${new URL(origin).hostname}`,
      sequence: changes,
      stamp: now,
      start: startsAt,
      end: endsAt,
      summary: workplace ?? say(title, language),
      ...(breakMinutes > 0 && {
        description: say(breakText, language).replace('{minutes}', String(breakMinutes)),
      }),
    });
  }
  return calendar.toString();
}
