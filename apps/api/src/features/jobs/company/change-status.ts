import type { changeJobStatus as endpoint } from '@engawa/contract/jobs/company';
import { jobStatuses } from '@engawa/contract/reference/jobs/job-statuses';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findAudience, requireSomebody } from '../../audience/public.ts';
import type { JobServices } from '../job-services.ts';
import { presentListed } from '../jobs.present.ts';
import { findListed } from '../jobs.repo.ts';
import { lockJob } from '../status/lock-job.ts';
import { moveJob } from '../status/move-job.ts';

export const changeStatus =
  ({ countWaiting, ...publishing }: JobServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, query, language } = call;
    const to = found(jobStatuses.ids.find((id) => String(id) === query.recruitment_status));
    const { content, status: from } = await lockJob(call, query.company_job_id);
    if (to === 4 && from !== 4)
      requireSomebody(await findAudience(tx, actor.companyId, content.id));
    await moveJob({ ...call, publishing }, { content, from, to });
    const listed = found(await findListed(tx, actor.companyId, content.id));
    const waiting = await countWaiting(tx, actor.companyId, content.id);
    return { job: presentListed(listed, language), waiting };
  };
