import type { TargetWishes } from '@engawa/contract/targets/wishes';
import type { Db } from '../../database.ts';
import { withRareTerms } from '../common-terms/public.ts';
import { listDismissals } from './dismissals.repo.ts';
import { findSetting } from './setting/settings.repo.ts';
import { weightsNow } from './weights.rules.ts';

/** Wishes as they are scored, with weights raised by dismissals; undefined if it is not the company's. */
export async function wishesNow(
  db: Db,
  companyId: string,
  settingId: string,
): Promise<TargetWishes | undefined> {
  const setting = await findSetting(db, companyId, settingId);
  if (!setting) return undefined;
  const dismissed = await listDismissals(db, companyId, setting.id);
  const weights = weightsNow(setting.wishes.weights, dismissed);
  return withRareTerms(db, { ...setting.wishes, weights });
}
