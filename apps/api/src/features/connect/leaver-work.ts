import type { LeaverWork } from '../../leaver-work.ts';
import { hasAsked } from './ties.repo.ts';

export const connectWork: LeaverWork = { names: hasAsked };
