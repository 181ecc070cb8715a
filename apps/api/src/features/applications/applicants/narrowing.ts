import type { ApplicationWay } from '@engawa/contract/applications/schemas';
import type { Narrowing } from './narrowing.repo.ts';

interface Asked {
  status?: Narrowing['status'];
  job?: string | undefined;
  stage?: string | undefined;
  label?: string | undefined;
  assignee?: string | undefined;
  word?: string | undefined;
}

/** Turns the query into conditions; `me` becomes the caller's account. */
export const narrowingOf = (
  { status, stage, job, label, assignee, word }: Asked,
  { accountId }: { accountId: string },
  way: ApplicationWay,
): Narrowing => ({
  way,
  job,
  status,
  stage,
  label,
  assignee: assignee === 'me' ? accountId : assignee,
  word: word || undefined,
});
