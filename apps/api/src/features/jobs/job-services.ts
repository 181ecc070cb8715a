import type { Db } from '../../database.ts';

/** Where the operator reads about postings that limit applicants for a reason. */
export interface Publishing {
  operator: string | undefined;
  origin: string;
}

/** Functions of features that import this one. */
export interface JobServices extends Publishing {
  countWaiting(db: Db, companyId: string, jobId: string): Promise<number>;
  /** How many students viewed each of these jobs; of the insights feature. */
  countViews(
    db: Db,
    companyId: string,
    jobIds: readonly string[],
  ): Promise<{ jobId: string; views: number }[]>;
  /** How many have applied for each of these jobs; jobs without applicants are left out. */
  countApplicants(
    db: Db,
    companyId: string,
    jobIds: readonly string[],
  ): Promise<{ jobId: string; here: number; external: number }[]>;
}
