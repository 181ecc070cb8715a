import type { LeaverWork } from '../../people/leaver-work.ts';
import { deleteAllKept } from './kept/kept.repo.ts';

/** A leaver's saved searches are deleted, not handed over. */
export const keptSearchWork: LeaverWork = { letGo: deleteAllKept, names: [] };
