import type { HidingReason } from '@engawa/contract/discover/hidden';
import { type Applicable, hiddenBy } from './applicable.rules.ts';
import type { Engines } from './engine-page.ts';
import { countJobs } from './find-jobs.ts';
import type { Search } from './found.repo.ts';

interface Hiding {
  student: string;
  today: string;
  applicable: Applicable;
}

/** How many jobs `canApply` hides of those that the other filters find, by first reason. */
export async function countHidden(
  engines: Engines,
  seeker: Hiding,
  filter: Search['filter'],
): Promise<{ reason: HidingReason; count: number }[]> {
  const { canApply: _, ...others } = filter;
  const counted = await Promise.all(
    hiddenBy(seeker.applicable).map(async ({ reason, only }) => ({
      reason,
      count: await countJobs(engines, seeker, others, only),
    })),
  );
  return counted.filter(({ count }) => count > 0);
}
