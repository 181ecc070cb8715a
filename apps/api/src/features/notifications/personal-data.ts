import type { PersonalData } from '../../personal-data.ts';
import { deleteNotices, listNotices } from './held.repo.ts';

export const notificationData: PersonalData = {
  tables: { notice_count: 'erased' },
  erase: ({ tx, student }) => deleteNotices(tx, student.id),
  show: async ({ db, student }) => ({ notices: await listNotices(db, student.id) }),
};
