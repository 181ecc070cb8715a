import { addDays } from '@engawa/contract/days/days';
import { limitsFor } from '@engawa/contract/shifts/hours';
import type { listShifts as endpoint } from '@engawa/contract/shifts/student';
import { momentOf, todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { readProfile } from '../../profile/public.ts';
import { presentShift } from '../shifts.present.ts';
import { listHolidays, listShiftRows } from '../shifts.repo.ts';

export const listShifts: Handler<typeof endpoint> = async ({ db, actor, query, now }) => {
  const student = actor.accountId;
  const days = {
    from: momentOf(`${query.from}T00:00`),
    until: momentOf(`${addDays(query.to, 1)}T00:00`),
  };
  const [shifts, holidays, { residence }] = await Promise.all([
    listShiftRows(db, student, days),
    listHolidays(db, student),
    readProfile(db, student),
  ]);
  return {
    shifts: shifts.map(presentShift),
    holidays,
    limits: limitsFor(residence, todayInJapan(now)),
  };
};
