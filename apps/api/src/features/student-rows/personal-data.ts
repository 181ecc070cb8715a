import type { PersonalData } from '../../people/personal-data.ts';
import { findShownDates } from './rows.repo.ts';

/** Other columns are derived from the profile, which the archive has. */
export const studentRowData: PersonalData = {
  tables: {
    student_shown: 'goes with the student',
    student_search: 'goes with the student',
  },
  show: async ({ db, student }) => ({ findable: (await findShownDates(db, student.id)) ?? null }),
};
