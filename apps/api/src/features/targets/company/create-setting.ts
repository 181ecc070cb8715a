import type { createTargetSetting as endpoint } from '@engawa/contract/targets/company';
import type { Handler } from '../../../handler.ts';
import { addSetting } from '../add-setting.ts';
import { presentSetting } from '../target.present.ts';

export const createSetting: Handler<typeof endpoint> = async ({ tx, actor, body, now }) => {
  const setting = await addSetting(tx, actor.companyId, { ...body, jobId: null }, now);
  return { targetSetting: presentSetting(setting) };
};
