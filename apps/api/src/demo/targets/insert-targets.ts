import { defaultLanguage } from '@engawa/contract/language';
import type { Tx } from '../../database.ts';
import { beginFromJob } from '../../features/targets/public.ts';
import { listJobsToTarget } from './target-jobs.repo.ts';

/** Each company looks for people for its first jobs, with what they ask for. */
export async function insertTargets(tx: Tx, now: Date): Promise<void> {
  for (const { id, companyId } of await listJobsToTarget(tx, 2)) {
    await beginFromJob(tx, { companyId, jobId: id, language: defaultLanguage, now });
  }
}
