import type { deleteTargetSetting as endpoint } from '@engawa/contract/targets/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteSetting as remove } from '../settings.repo.ts';

export const deleteSetting: Handler<typeof endpoint> = async ({ tx, actor, params }) => {
  found(await remove(tx, actor.companyId, params.id));
  return {};
};
