import type { Typesetter } from '@engawa/platform/pdf/typesetter';
import type { Db } from '../../database.ts';

export interface JobServices {
  typesetter: Typesetter;
  /** Where the public pages are. */
  origin: string;
  /** Asked of applications, which ask jobs who may apply: how many have applied for a job and wait for an outcome. */
  countWaiting(db: Db, companyId: string, jobId: string): Promise<number>;
}
