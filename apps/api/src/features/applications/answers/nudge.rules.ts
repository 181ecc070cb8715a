import { applicationLimits } from '@engawa/contract/applications/limits';
import type { ApplicationStatus } from '@engawa/contract/applications/schemas';

const hourMs = 60 * 60 * 1000;

interface Waiting {
  appliedAt: Date;
  status: ApplicationStatus;
}

interface Nudge {
  /** Reminder after this many days; null: none is due. */
  days: 3 | 7 | null;
  next: Date | null;
}

/** After 72 hours if the company has not reacted; after 7 days if the outcome is still open. */
export function nudgeOf({ appliedAt, status }: Waiting, now: Date): Nudge {
  const [first, second] = applicationLimits.nudgeHours.map(
    (hours) => new Date(appliedAt.getTime() + hours * hourMs),
  ) as [Date, Date];
  if (status !== 'new' && status !== 'in-progress') return { days: null, next: null };
  if (now >= second) return { days: 7, next: null };
  if (now >= first) return { days: status === 'new' ? 3 : null, next: second };
  return { days: null, next: first };
}
