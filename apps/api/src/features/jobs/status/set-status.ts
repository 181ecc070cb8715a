import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import type { Tx } from '../../../database.ts';
import { writeJobRow } from '../../search-rows/public.ts';
import { writeStatus } from './postings.repo.ts';

/** Last step of every change of a job: updates its search row too. */
export async function setStatus(tx: Tx, id: string, status: JobStatusId, now: Date): Promise<void> {
  await writeStatus(tx, id, status, now);
  await writeJobRow(tx, id, now);
}
