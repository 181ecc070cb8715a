import type { LeaverWork } from '../../people/leaver-work.ts';
import { deleteAllKept } from './kept/kept.repo.ts';

/** Searches are their keeper's own: nobody takes them over. */
export const keptSearchWork: LeaverWork = { letGo: deleteAllKept, names: async () => false };
