import type { endJobSharing as endpoint } from '@engawa/contract/jobs/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteShare } from '../sharing/shares.repo.ts';

export const endSharing: Handler<typeof endpoint> = async ({ tx, actor, params, concerns }) => {
  concerns(found(await deleteShare(tx, actor.companyId, params.id)).id);
  return {};
};
