import { z } from 'zod';
import { daysBetween } from '../days/days.ts';
import { day, line, localDateTime } from '../fields/fields.ts';
import { shiftLimits } from './limits.ts';

const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000;

const shiftFields = {
  startsAt: localDateTime,
  endsAt: localDateTime,
  breakMinutes: z.int().min(0).max(shiftLimits.breakMinutes),
  /** The student's name for the workplace; null for a single job. */
  workplace: line(shiftLimits.workplace).nullable(),
};

interface Times {
  startsAt: string;
  endsAt: string;
  breakMinutes: number;
}

function checkTimes(times: Times, context: z.RefinementCtx): void {
  const wrong = (field: keyof Times, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message, input: times[field] });
  const minutes = minutesBetween(times.startsAt, times.endsAt);
  if (minutes <= 0) wrong('endsAt', 'after_start');
  else if (minutes > shiftLimits.hours * 60) wrong('endsAt', 'shift_long');
  else if (times.breakMinutes >= minutes) wrong('breakMinutes', 'break_long');
}

export const shiftBody = z.strictObject(shiftFields).superRefine(checkTimes);
export const newShiftBody = z
  .strictObject({
    ...shiftFields,
    /** Number of weeks to repeat the shift in, this one included. */
    weeks: z.int().min(1).max(shiftLimits.weeks),
  })
  .superRefine(checkTimes);

export const shift = z.object({
  id: z.uuid(),
  startsAt: z.string(),
  endsAt: z.string(),
  breakMinutes: z.int(),
  workplace: z.string().nullable(),
});

const countDays = (from: string, to: string): number => daysBetween(from, to) + 1;

export const holiday = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'after_start', abort: true })
  .refine(({ from, to }) => countDays(from, to) <= shiftLimits.holidayDays, {
    path: ['to'],
    message: 'holiday_long',
  });

export const hourLimits = z.object({
  week: z.int().nullable(),
  vacationDay: z.int().nullable(),
  caution: z.enum(['not-said', 'no-permission', 'not-enrolled']).nullable(),
});

export const shownDays = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to && countDays(from, to) <= shiftLimits.shownDays, {
    path: ['to'],
    message: 'date',
  });
