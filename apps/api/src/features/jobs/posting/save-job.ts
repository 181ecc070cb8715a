import type { Drift } from '@engawa/contract/contents/drift';
import type { BodyOf } from '@engawa/contract/endpoint';
import type { releaseJob } from '@engawa/contract/jobs/company';
import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import { type ContentCall, saveContent } from '../../contents/public.ts';
import { insertPosting, readStatus } from '../status/postings.repo.ts';

const draftStatus: JobStatusId = 3;

/** A new job has status draft, another keeps its own; `drift` is set for a duplicate. */
export async function saveJob(
  call: ContentCall,
  { companyJobId, version, inStep, ...draft }: BodyOf<typeof releaseJob>,
  drift: Drift = {},
): Promise<{ id: string; status: JobStatusId }> {
  const content = { kind: 'job', id: companyJobId, version, draft, inStep, drift } as const;
  const id = await saveContent(call, content);
  if (companyJobId !== null) return { id, status: await readStatus(call.tx, id) };
  await insertPosting(call.tx, id, draftStatus, call.now);
  return { id, status: draftStatus };
}
