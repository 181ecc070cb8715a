import { targetLimits } from '@engawa/contract/targets/limits';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { insertSetting, lockAndCount } from './settings.repo.ts';

export async function addSetting(
  tx: Tx,
  companyId: string,
  setting: Parameters<typeof insertSetting>[2],
  now: Date,
) {
  const max = targetLimits.settings;
  if ((await lockAndCount(tx, companyId)) >= max) {
    refuse('target_settings_full', { details: { max } });
  }
  return insertSetting(tx, companyId, setting, now);
}
