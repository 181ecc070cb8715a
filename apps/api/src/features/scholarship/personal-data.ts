import type { PersonalData } from '../../people/personal-data.ts';
import { listOwnPrizes } from './draw/winners.repo.ts';
import { readScholarship } from './read-scholarship.ts';

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
