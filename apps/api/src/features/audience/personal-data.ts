import type { PersonalData } from '../../people/personal-data.ts';
import { countAudiences, forgetStudent } from './students.repo.ts';

export const audienceData: PersonalData = {
  tables: { audience_student: 'erased', student_name: 'goes with the student' },
  erase: ({ tx, student }) => forgetStudent(tx, student.id),
  // How often, not where: whom a company shows what is its own affair.
  show: async ({ db, student }) => ({ inAudiences: await countAudiences(db, student.id) }),
};
