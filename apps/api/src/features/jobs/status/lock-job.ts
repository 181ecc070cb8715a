import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import { found } from '@engawa/platform/errors/refusal';
import { type ContentCall, type LockedContent, lockContent } from '../../contents/public.ts';
import { readStatus } from './postings.repo.ts';

/** Locks a job of the caller's company; a second command on it waits. */
export async function lockJob(
  { tx, actor, concerns }: Pick<ContentCall, 'tx' | 'actor' | 'concerns'>,
  id: string,
): Promise<{ content: LockedContent<'job'>; status: JobStatusId }> {
  const content = found(await lockContent(tx, actor.companyId, 'job', id));
  concerns(content.id);
  return { content, status: await readStatus(tx, content.id) };
}
