import { addDays } from '@engawa/contract/days/days';
import { type DayHours, judgeDay, minutesByDay } from '@engawa/contract/shifts/hours';
import type { Planned } from './queries.ts';
import { bodyOf, type ShiftValues } from './shift-values.ts';

const seriousness = { within: 0, near: 1, over: 2 } as const;

/** The worst of the affected days if this shift were added, over all weeks in which it repeats. */
export function judgeWith(
  { shifts, holidays, limits }: Planned,
  values: ShiftValues,
  editedId: string | undefined,
): DayHours | undefined {
  const { startsAt, endsAt, breakMinutes } = bodyOf(values);
  const later = (minute: string, days: number) =>
    `${addDays(minute.slice(0, 10), days)}${minute.slice(10)}`;
  const added = Array.from({ length: Number(values.weeks) }, (_, week) => ({
    startsAt: later(startsAt, week * 7),
    endsAt: later(endsAt, week * 7),
    breakMinutes,
  }));
  const byDay = minutesByDay([...shifts.filter(({ id }) => id !== editedId), ...added]);
  const days = [...minutesByDay(added).keys()];
  return days
    .map((day) => judgeDay(day, byDay, holidays, limits))
    .reduce<DayHours | undefined>((worst, one) => {
      if (!worst) return one;
      const more = seriousness[one.state] - seriousness[worst.state];
      return more > 0 || (more === 0 && one.fullest.minutes > worst.fullest.minutes) ? one : worst;
    }, undefined);
}
