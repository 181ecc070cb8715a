import type { PersonalData } from '../../people/personal-data.ts';
import { findShownDates } from './rows.repo.ts';

/** The rest of a row follows from the profile, which the archive shows itself. */
export const studentRowData: PersonalData = {
  tables: {
    student_shown: 'goes with the student',
    student_search: 'goes with the student',
  },
  show: async ({ db, student }) => ({ findable: (await findShownDates(db, student.id)) ?? null }),
};
