import type { PersonalData } from '../../people/personal-data.ts';
import { presentShift } from './shifts.present.ts';
import { listHolidays, listShiftRows } from './shifts.repo.ts';

export const shiftData: PersonalData = {
  tables: { work_shift: 'goes with the student', school_holiday: 'goes with the student' },
  show: async ({ db, student }) => ({
    shifts: (await listShiftRows(db, student.id, { from: new Date(0), until: null })).map(
      presentShift,
    ),
    schoolHolidays: await listHolidays(db, student.id),
  }),
};
