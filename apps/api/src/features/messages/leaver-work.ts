import type { LeaverWork } from '../../people/leaver-work.ts';
import { giveThreads, hasWritten } from './inside/assignees.repo.ts';

/** Being on a thread is no duty: it goes to whoever takes the work, or to nobody. */
export const messageWork: LeaverWork = {
  letGo: (tx, leaver, to) => giveThreads(tx, leaver, to ?? null),
  names: hasWritten,
};
