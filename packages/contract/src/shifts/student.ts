import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { shiftLimits } from './limits.ts';
import { holiday, hourLimits, newShiftBody, shift, shiftBody, shownDays } from './schemas.ts';

const one = z.object({ id: z.uuid() });
const shifts = z.array(shift);
const holidays = z.array(z.object({ from: z.string(), to: z.string() }));

export const listShifts = endpoint({
  id: 'student.shifts.listShifts',
  method: 'GET',
  path: '/v1/student/shifts',
  summary:
    'The student’s shifts that touch these days, the long vacations of their school and what limits ' +
    'their hours. Nobody else is shown any of it.',
  auth: student,
  query: shownDays,
  reply: z.object({ shifts, holidays, limits: hourLimits }),
  errors: [],
});

export const addShift = endpoint({
  id: 'student.shifts.addShift',
  method: 'POST',
  path: '/v1/student/shifts',
  summary: 'Keeps a shift, in this week or in several.',
  auth: student,
  body: newShiftBody,
  reply: z.object({ shifts }),
  says: 'saved',
  errors: ['shifts_full'],
});

export const changeShift = endpoint({
  id: 'student.shifts.changeShift',
  method: 'PUT',
  path: '/v1/student/shifts/{id}',
  summary: 'Changes a shift.',
  auth: student,
  params: one,
  body: shiftBody,
  reply: z.object({ shift }),
  says: 'updated',
  errors: [],
});

export const deleteShift = endpoint({
  id: 'student.shifts.deleteShift',
  method: 'DELETE',
  path: '/v1/student/shifts/{id}',
  summary: 'Deletes a shift.',
  auth: student,
  params: one,
  reply: z.object({ shift }),
  says: 'deleted',
  errors: [],
});

export const saveHolidays = endpoint({
  id: 'student.shifts.saveHolidays',
  method: 'PUT',
  path: '/v1/student/shifts/holidays',
  summary: 'Keeps the long vacations of the student’s school; the list is replaced.',
  auth: student,
  body: z.strictObject({ holidays: z.array(holiday).max(shiftLimits.holidays) }),
  reply: z.object({ holidays }),
  says: 'saved',
  errors: [],
});

export const downloadShifts = endpoint({
  id: 'student.shifts.downloadShifts',
  method: 'GET',
  path: '/v1/student/shifts/calendar',
  summary: 'The shifts of the last month and all that are to come as a calendar file (.ics).',
  auth: student,
  reply: 'file',
  mediaTypes: ['text/calendar'],
  errors: [],
});
