import type { PersonalData } from '../../people/personal-data.ts';
import { listKept } from './kept/kept.repo.ts';

export const discoverData: PersonalData = {
  tables: { kept_filter: 'goes with the student' },
  show: async ({ db, student }) => ({ keptFilters: await listKept(db, student.id) }),
};
