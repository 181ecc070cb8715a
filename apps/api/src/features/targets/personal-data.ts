import type { PersonalData } from '../../personal-data.ts';
import { listDismissalsOf } from './dismissals.repo.ts';

export const targetData: PersonalData = {
  tables: { target_dismissal: 'goes with the student' },
  show: async ({ db, student }) => ({ targetsLeft: await listDismissalsOf(db, student.id) }),
};
