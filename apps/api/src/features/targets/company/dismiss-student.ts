import type { dismissFromTarget as endpoint } from '@engawa/contract/targets/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findFindable, insertDismissal, listDismissals } from '../dismissals.repo.ts';
import { lockSetting } from '../setting/settings.repo.ts';
import { presentWhole } from '../target.present.ts';

export const dismissStudent: Handler<typeof endpoint> = async ({ tx, actor, body, now }) => {
  const { companyId } = actor;
  const setting = found(await lockSetting(tx, companyId, body.index));
  const student = found(await findFindable(tx, companyId, body.studentId));
  const who = { companyId, settingId: setting.id, studentId: student.id };
  await insertDismissal(tx, who, body.reason, now);
  const dismissed = await listDismissals(tx, companyId, setting.id);
  return { targetSetting: presentWhole(setting, dismissed) };
};
