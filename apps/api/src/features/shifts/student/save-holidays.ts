import type { saveHolidays as endpoint } from '@engawa/contract/shifts/student';
import type { Handler } from '../../../handler.ts';
import { lockStudentAlone } from '../../../lock-student.repo.ts';
import { joinHolidays } from '../holidays.rules.ts';
import { replaceHolidays } from '../shifts.repo.ts';

export const saveHolidays: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  await lockStudentAlone(tx, actor.accountId);
  const holidays = joinHolidays(body.holidays);
  await replaceHolidays(tx, actor.accountId, holidays);
  return { holidays };
};
