import type { restoreToTarget as endpoint } from '@engawa/contract/targets/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteDismissal, listDismissals } from '../dismissals.repo.ts';
import { lockSetting } from '../setting/settings.repo.ts';
import { presentWhole } from '../target.present.ts';

export const restoreStudent: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const { companyId } = actor;
  const setting = found(await lockSetting(tx, companyId, body.index));
  found(await deleteDismissal(tx, { companyId, settingId: setting.id, studentId: body.studentId }));
  const dismissed = await listDismissals(tx, companyId, setting.id);
  return { targetSetting: presentWhole(setting, dismissed) };
};
