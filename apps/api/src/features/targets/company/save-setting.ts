import type { saveTargetSetting as endpoint } from '@engawa/contract/targets/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { updateSetting } from '../settings.repo.ts';
import { presentSetting } from '../target.present.ts';

export const saveSetting: Handler<typeof endpoint> = async ({ tx, actor, params, body, now }) => {
  const setting = found(await updateSetting(tx, actor.companyId, params.id, body, now));
  return { targetSetting: presentSetting(setting) };
};
