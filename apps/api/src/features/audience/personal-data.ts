import type { PersonalData } from '../../personal-data.ts';
import { countKept, forgetStudent } from './students.repo.ts';

export const audienceData: PersonalData = {
  tables: { saved_student: 'erased', audience_student: 'erased' },
  erase: ({ tx, student }) => forgetStudent(tx, student.id),
  // How often, not where: the lists are the companies' own notes.
  show: async ({ db, student }) => ({ keptByCompanies: await countKept(db, student.id) }),
};
