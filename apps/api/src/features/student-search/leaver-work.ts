import type { LeaverWork } from '../../people/leaver-work.ts';
import { deleteAllSavedSearches } from './saved-searches/saved-searches.repo.ts';

/** A leaver's saved searches are deleted, not handed over. */
export const savedSearchWork: LeaverWork = { letGo: deleteAllSavedSearches, names: [] };
