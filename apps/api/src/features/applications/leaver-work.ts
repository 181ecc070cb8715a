import type { LeaverWork } from '../../leaver-work.ts';
import { giveApplications, hasWritten } from './inside/members.repo.ts';

/** Being on an application is no duty: it goes to whoever takes the work, or to nobody. */
export const applicationWork: LeaverWork = {
  letGo: (tx, leaver, to) => giveApplications(tx, leaver, to ?? null),
  names: hasWritten,
};
