import type { shareJob as endpoint } from '@engawa/contract/jobs/company';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockPartners } from '../sharing/partners.repo.ts';
import { presentShare } from '../sharing/shares.present.ts';
import { insertShares, listShares } from '../sharing/shares.repo.ts';
import { isOpen } from '../status/job-status.rules.ts';
import { lockJob } from '../status/lock-job.ts';

export const shareJob: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now } = call;
  const { content, status } = await lockJob(call, body.companyJobId);
  if (!isOpen(status)) refuse('job_not_published');
  const partners = await lockPartners(tx, actor.companyId, body.companyIds);
  if (!body.companyIds.every((id) => partners.has(id.toLowerCase()))) {
    refuse('company_not_eligible');
  }
  const shares = { jobId: content.id, companyIds: partners, by: actor.accountId };
  await insertShares(tx, shares, now);
  return { shares: (await listShares(tx, content.id)).map(presentShare) };
};
