import type { showTargetSetting as endpoint } from '@engawa/contract/targets/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { listDismissals } from '../dismissals.repo.ts';
import { findSetting } from '../settings.repo.ts';
import { presentWhole } from '../target.present.ts';

export const showSetting: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  const setting = found(await findSetting(db, actor.companyId, params.id));
  const dismissed = await listDismissals(db, actor.companyId, setting.id);
  return { targetSetting: presentWhole(setting, dismissed) };
};
