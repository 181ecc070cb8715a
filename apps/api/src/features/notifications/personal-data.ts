import type { PersonalData } from '../../people/personal-data.ts';
import { deleteHeld, listHeld } from './held.repo.ts';

export const notificationData: PersonalData = {
  // A foreign key deletes notifications that name the student to a company.
  tables: { notification: 'erased' },
  erase: ({ tx, student }) => deleteHeld(tx, student.id),
  show: async ({ db, student }) => ({ notifications: await listHeld(db, student.id) }),
};
