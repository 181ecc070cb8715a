import type { PersonalData } from '../../personal-data.ts';
import { readScholarship } from './read-scholarship.ts';
import { listOwnPrizes } from './winners.repo.ts';

export const scholarshipData: PersonalData = {
  tables: { scholarship_entry: 'goes with the student' },
  show: async ({ db, student, now }) => {
    const programmes = await readScholarship(db, student.id, now);
    return {
      scholarship: programmes
        .filter(({ entries }) => entries.length > 0)
        .map(({ id, name, entries }) => ({ programmeId: id, programmeName: name, entries })),
      scholarshipPrizes: await listOwnPrizes(db, student.id),
    };
  },
};
