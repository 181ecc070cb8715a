import type { PersonalData } from '../../people/personal-data.ts';
import { countDismissals } from './dismissals.repo.ts';

export const targetData: PersonalData = {
  tables: { target_dismissal: 'goes with the student' },
  show: async ({ db, student }) => ({
    dismissedFromTargets: await countDismissals(db, student.id),
  }),
};
