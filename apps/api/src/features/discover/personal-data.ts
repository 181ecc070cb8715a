import type { PersonalData } from '../../people/personal-data.ts';
import { listSavedSearches } from './saved-searches/saved-searches.repo.ts';

export const discoverData: PersonalData = {
  tables: { kept_filter: 'goes with the student' },
  show: async ({ db, student }) => ({ keptFilters: await listSavedSearches(db, student.id) }),
};
