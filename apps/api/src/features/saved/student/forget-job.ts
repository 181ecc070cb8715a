import type { forgetJob as endpoint } from '@engawa/contract/saved/student';
import type { Handler } from '../../../handler.ts';
import { deleteSavedJob } from '../saved.repo.ts';

export const forgetJob: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  await deleteSavedJob(tx, actor.accountId, body.jobId);
  return { saved: false };
};
