/**
 * Feature shifts. Part-time shifts and vacations of a student, counted against the 28-hour limit;
 * no company ever sees them. Decision 060.
 */

import {
  addShift as addEndpoint,
  changeShift,
  deleteShift,
  downloadShifts as downloadEndpoint,
  listShifts as listEndpoint,
  saveHolidays,
} from '@engawa/contract/shifts/student';
import { found } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import { lockStudentAlone } from '../../people/lock-student.repo.ts';
import { joinHolidays } from './holidays.rules.ts';
import { presentShift, valuesOf } from './shifts.present.ts';
import { removeShift, replaceHolidays, updateShift } from './shifts.repo.ts';
import { addShift } from './student/add-shift.ts';
import { downloadShifts } from './student/download-shifts.ts';
import { listShifts } from './student/list-shifts.ts';

export const shiftRoutes = (services: { origin: string }) => [
  bind(listEndpoint, listShifts),
  bind(addEndpoint, addShift),
  bind(changeShift, async ({ tx, actor, params, body }) => ({
    shift: presentShift(found(await updateShift(tx, actor.accountId, params.id, valuesOf(body)))),
  })),
  bind(deleteShift, async ({ tx, actor, params }) => ({
    shift: presentShift(found(await removeShift(tx, actor.accountId, params.id))),
  })),
  bind(saveHolidays, async ({ tx, actor, body }) => {
    await lockStudentAlone(tx, actor.accountId);
    const holidays = joinHolidays(body.holidays);
    await replaceHolidays(tx, actor.accountId, holidays);
    return { holidays };
  }),
  bind(downloadEndpoint, downloadShifts(services)),
];
