import type { JobDocument } from '@engawa/contract/jobs/schemas';
import type { Language } from '@engawa/contract/language';
import { targetLimits } from '@engawa/contract/targets/limits';
import { postingFacts, wishesOfJob } from '@engawa/matching/posting';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Tx } from '../../database.ts';
import { findGeneral } from '../contents/public.ts';

/** What a setting begins with: the posting alone, so that students see the same score. */
export async function wishesOfPublished(
  tx: Tx,
  companyId: string,
  job: JobDocument,
  { language, now }: { language: Language; now: Date },
) {
  const general = (await findGeneral(tx, companyId))?.published;
  const industry = (general?.jp ?? general?.en)?.industry ?? null;
  const words = language === 'ja' ? (job.jp ?? job.en) : (job.en ?? job.jp);
  return {
    name: (words?.position ?? '').slice(0, targetLimits.name),
    wishes: wishesOfJob(postingFacts(job, industry, todayInJapan(now))),
  };
}
