import type { Db, Tx } from '../database.ts';
import type { Colleague, MemberColumn } from './in-charge.repo.ts';

/** What a feature has to say when a recruiter leaves the company. */
export interface LeaverWork {
  /** Under what name the team's page tells how much of it they are in charge of. */
  readonly name?: 'contents' | 'applicants' | 'slots';
  /** How much of it they are in charge of. */
  count?(db: Db, leaver: Colleague, now: Date): Promise<number>;
  /** Gives it to a colleague; who wrote what stays as it is. */
  handOver?(tx: Tx, leaver: Colleague, to: string, now: Date): Promise<void>;
  /** What ends with their place, or goes on with the colleague where there is one; nobody is asked. */
  letGo?(tx: Tx, leaver: Colleague, to: string | undefined): Promise<void>;
  /** Columns through which the leaver's name is shown; if one names the leaver, the account is closed, not deleted. */
  readonly names: readonly MemberColumn[];
}
