import type { LeaverWork } from '../../people/leaver-work.ts';
import { hasAsked } from './connections.repo.ts';

export const connectWork: LeaverWork = { names: hasAsked };
