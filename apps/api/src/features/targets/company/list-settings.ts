import type { listTargetSettings as endpoint } from '@engawa/contract/targets/company';
import type { Handler } from '../../../handler.ts';
import { listSettings as list } from '../settings.repo.ts';
import { presentSetting } from '../target.present.ts';

export const listSettings: Handler<typeof endpoint> = async ({ db, actor }) => ({
  targetSetting: (await list(db, actor.companyId)).map(presentSetting),
});
