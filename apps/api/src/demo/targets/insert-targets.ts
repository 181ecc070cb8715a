import { defaultLanguage } from '@engawa/contract/language';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import type { Tx } from '../../database.ts';
import { addSetting, beginFromJob, type TargetSetting } from '../../features/targets/public.ts';
import { listJobsToTarget } from './target-jobs.repo.ts';

export async function insertTargets(tx: Tx, now: Date): Promise<void> {
  const begun = new Map<string, TargetSetting>();
  for (const { id, companyId } of await listJobsToTarget(tx, 2)) {
    const setting = await beginFromJob(tx, {
      companyId,
      jobId: id,
      language: defaultLanguage,
      now,
    });
    if (setting) begun.set(companyId, setting);
  }
  for (const [companyId, { wishes }] of begun) {
    await addSetting(tx, companyId, { ...researchers(wishes), jobId: null }, now);
  }
}

/** Wishes that most students do not meet, so that the third group is not empty. */
const researchers = ({ wants, offers }: TargetWishes) => ({
  name: '研究開発（情報系・修士）',
  wishes: {
    wants: {
      ...wants,
      majors: ['information' as const],
      degrees: ['master' as const, 'doctoral' as const],
      english: 5 as const,
      workedIndustries: [6 as const],
    },
    weights: {
      major: 3,
      degree: 3,
      graduation: 1,
      japanese: 1,
      english: 3,
      experience: 3,
    } as const,
    offers: { ...offers, jobCategory: 3 as const, jobSubcategory: 'data' as const },
  },
});
