import type { LeaverWork } from '../../people/leaver-work.ts';
import { countWaiting, giveApplications, hasWritten } from './inside/members.repo.ts';

/** Applicants who wait for an answer need somebody; applications that have ended lose a leaver's name. */
export const applicationWork: LeaverWork = {
  name: 'applicants',
  count: countWaiting,
  letGo: (tx, leaver, to) => giveApplications(tx, leaver, to ?? null),
  names: hasWritten,
};
