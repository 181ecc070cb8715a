import type { showJobSharing as endpoint } from '@engawa/contract/jobs/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findStatus } from '../jobs.repo.ts';
import { presentShare } from '../sharing/shares.present.ts';
import { listShares } from '../sharing/shares.repo.ts';

export const showSharing: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  found(await findStatus(db, actor.companyId, params.id));
  return { shares: (await listShares(db, params.id)).map(presentShare) };
};
