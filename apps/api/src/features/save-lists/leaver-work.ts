import type { LeaverWork } from '../../leaver-work.ts';
import { hasSaved } from './saved.repo.ts';

export const saveListWork: LeaverWork = { names: hasSaved };
