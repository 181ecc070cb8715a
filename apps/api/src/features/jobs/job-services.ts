import type { Db } from '../../database.ts';

/** What jobs ask of applications, which ask jobs who may apply. */
export interface JobServices {
  /** How many have applied for a job and wait for an outcome. */
  countWaiting(db: Db, companyId: string, jobId: string): Promise<number>;
  /** How many have applied for each of these jobs; jobs without applicants are left out. */
  countApplicants(
    db: Db,
    companyId: string,
    jobIds: readonly string[],
  ): Promise<{ jobId: string; here: number; external: number }[]>;
}
