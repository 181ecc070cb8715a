import type { PersonalData } from '../../people/personal-data.ts';
import { countAudiences, forgetStudent } from './students.repo.ts';

export const audienceData: PersonalData = {
  tables: { audience_student: 'erased', student_name: 'goes with the student' },
  erase: ({ tx, student }) => forgetStudent(tx, student.id),
  // Number only: which contents a company shows to whom is its own affair.
  show: async ({ db, student }) => ({ inAudiences: await countAudiences(db, student.id) }),
};
