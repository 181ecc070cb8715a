import type { LeaverWork } from '../../people/leaver-work.ts';
import { hasSaved } from './saved.repo.ts';

export const saveListWork: LeaverWork = { names: hasSaved };
