import type { PersonalData } from '../../people/personal-data.ts';
import { deleteHeld, listHeld } from './held.repo.ts';

export const notificationData: PersonalData = {
  // Those that name them to a company hang on the student.
  tables: { notification: 'erased' },
  erase: ({ tx, student }) => deleteHeld(tx, student.id),
  show: async ({ db, student }) => ({ notifications: await listHeld(db, student.id) }),
};
