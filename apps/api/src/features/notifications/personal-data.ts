import type { PersonalData } from '../../people/personal-data.ts';
import { deletePersonalData, listPersonalData } from './personal-data.repo.ts';

export const notificationData: PersonalData = {
  // A foreign key deletes notifications that name the student to a company.
  tables: { notification: 'erased' },
  erase: ({ tx, student }) => deletePersonalData(tx, student.id),
  show: async ({ db, student }) => ({ notifications: await listPersonalData(db, student.id) }),
};
