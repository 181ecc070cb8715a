import { addMonths } from '@engawa/contract/days/days';
import type { downloadShifts as endpoint } from '@engawa/contract/shifts/student';
import { momentOf, todayInJapan } from '@engawa/platform/clock/today';
import { calendarFile } from '../../../downloads/calendar-file.ts';
import type { Handler } from '../../../handler.ts';
import { shiftCalendar } from '../shift-calendar.ts';
import { listShiftRows } from '../shifts.repo.ts';

export const downloadShifts =
  ({ origin }: { origin: string }): Handler<typeof endpoint> =>
  async ({ db, actor, language, now }) => {
    const from = momentOf(`${addMonths(todayInJapan(now), -1)}T00:00`);
    const shifts = await listShiftRows(db, actor.accountId, { from, until: null });
    return calendarFile(shiftCalendar(shifts, { origin, language, now }), 'shifts.ics');
  };
