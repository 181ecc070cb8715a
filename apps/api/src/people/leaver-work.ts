import type { Db, Tx } from '../database.ts';
import type { Colleague, MemberColumn } from './in-charge.repo.ts';

/** What a feature does when a recruiter leaves the company. */
export interface LeaverWork {
  /** Label under which the team's page shows the count. */
  readonly name?: 'contents' | 'applicants' | 'slots';
  count?(db: Db, leaver: Colleague, now: Date): Promise<number>;
  /** Hands them to a colleague; authors stay as they are. */
  handOver?(tx: Tx, leaver: Colleague, to: string, now: Date): Promise<void>;
  /** Work that is deleted, or passed to a colleague if there is one; it does not require one. */
  letGo?(tx: Tx, leaver: Colleague, to: string | undefined): Promise<void>;
  /** Columns that show the leaver's name; if used, the account is closed, not deleted. */
  readonly names: readonly MemberColumn[];
}
