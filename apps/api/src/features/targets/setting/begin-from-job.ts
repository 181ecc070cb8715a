import { type Language, pickLanguage } from '@engawa/contract/language';
import { targetLimits } from '@engawa/contract/targets/limits';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Tx } from '../../../database.ts';
import { findContent, findGeneral } from '../../contents/public.ts';
import { wishesOfPosting } from '../../matches/public.ts';
import { addSetting } from './add-setting.ts';
import type { TargetSetting } from './settings.repo.ts';

interface Beginning {
  companyId: string;
  jobId: string;
  language: Language;
  now: Date;
}

/** From the published posting only, so that students see the same score. */
export async function beginFromJob(
  tx: Tx,
  { companyId, jobId, language, now }: Beginning,
): Promise<TargetSetting | undefined> {
  const job = (await findContent(tx, companyId, 'job', jobId))?.published;
  if (!job) return undefined;
  const general = (await findGeneral(tx, companyId))?.published ?? null;
  const words = pickLanguage(job, language)?.value;
  const setting = {
    name: (words?.position ?? '').slice(0, targetLimits.name),
    wishes: wishesOfPosting({ job, general }, todayInJapan(now)),
    jobId,
  };
  return addSetting(tx, companyId, setting, now);
}
