import { addDays } from '@engawa/contract/days/days';
import type { Shift } from './queries.ts';

export interface ShiftValues {
  day: string;
  from: string;
  to: string;
  breakMinutes: string;
  workplace: string;
  weeks: string;
}

export const blankShift = (day: string): ShiftValues => ({
  day,
  from: '17:00',
  to: '21:00',
  breakMinutes: '0',
  workplace: '',
  weeks: '1',
});

export const valuesOf = ({ startsAt, endsAt, breakMinutes, workplace }: Shift): ShiftValues => ({
  day: startsAt.slice(0, 10),
  from: startsAt.slice(11),
  to: endsAt.slice(11),
  breakMinutes: `${breakMinutes}`,
  workplace: workplace ?? '',
  weeks: '1',
});

const time = /^\d{2}:\d{2}$/;

export const isWhole = ({ day, from, to }: ShiftValues): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && time.test(from) && time.test(to);

/** An end at or before the start is on the next day. */
export const endsNextDay = ({ from, to }: Pick<ShiftValues, 'from' | 'to'>): boolean => to <= from;

export function bodyOf(values: ShiftValues) {
  const { day, from, to, breakMinutes, workplace } = values;
  const lastDay = endsNextDay(values) ? addDays(day, 1) : day;
  return {
    startsAt: `${day}T${from}`,
    endsAt: `${lastDay}T${to}`,
    breakMinutes: Number(breakMinutes),
    workplace: workplace.trim() === '' ? null : workplace.trim(),
  };
}
