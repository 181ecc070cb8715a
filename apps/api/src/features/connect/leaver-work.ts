import type { LeaverWork } from '../../leaver-work.ts';
import { hasAsked } from './connections.repo.ts';

export const connectWork: LeaverWork = { names: hasAsked };
