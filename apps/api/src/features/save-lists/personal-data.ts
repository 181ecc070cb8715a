import type { PersonalData } from '../../people/personal-data.ts';
import { countSaved, forgetStudent } from './saved.repo.ts';

export const saveListData: PersonalData = {
  tables: { saved_student: 'erased' },
  erase: ({ tx, student }) => forgetStudent(tx, student.id),
  // Number only: lists and notes are the companies' own.
  show: async ({ db, student }) => ({ inSaveLists: await countSaved(db, student.id) }),
};
