import type { deleteJob as endpoint } from '@engawa/contract/jobs/company';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { removeContent } from '../../contents/public.ts';
import type { JobServices } from '../job-services.ts';
import { lockJob } from '../status/lock-job.ts';

/** Foreign keys delete status, notes, shares and audience with the content. */
export const deleteJob =
  ({ countWaiting }: JobServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, params } = call;
    // Locked first: a concurrent application is either counted, or finds no job.
    await lockJob(call, params.id);
    const count = await countWaiting(tx, actor.companyId, params.id);
    if (count > 0) refuse('applicants_waiting', { details: { count } });
    await removeContent(call, 'job', params.id);
    return {};
  };
