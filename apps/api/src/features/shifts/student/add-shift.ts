import { addDays } from '@engawa/contract/days/days';
import { shiftLimits } from '@engawa/contract/shifts/limits';
import type { addShift as endpoint } from '@engawa/contract/shifts/student';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudentAlone } from '../../../people/lock-student.repo.ts';
import { presentShift, valuesOf } from '../shifts.present.ts';
import { countShifts, insertShifts } from '../shifts.repo.ts';

/** The same minute some days later; Japan has no daylight saving time. */
const later = (minute: string, days: number): string =>
  `${addDays(minute.slice(0, 10), days)}${minute.slice(10)}`;

export const addShift: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const { weeks, ...shift } = body;
  await lockStudentAlone(tx, actor.accountId);
  if ((await countShifts(tx, actor.accountId)) + weeks > shiftLimits.shifts) {
    refuse('shifts_full', { details: { max: shiftLimits.shifts } });
  }
  const all = Array.from({ length: weeks }, (_, week) =>
    valuesOf({
      ...shift,
      startsAt: later(shift.startsAt, week * 7),
      endsAt: later(shift.endsAt, week * 7),
    }),
  );
  const rows = await insertShifts(tx, actor.accountId, all);
  return { shifts: rows.map(presentShift) };
};
