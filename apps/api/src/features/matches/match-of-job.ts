import type { GeneralDocument } from '@engawa/contract/general/schemas';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import type { Profile } from '@engawa/contract/profile/schemas';
import type { ExplainedMatch } from '@engawa/contract/targets/reasons';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { explain } from '@engawa/matching/explain';
import { factsOf } from '@engawa/matching/facts-of';
import { postingFacts, wishesOfJob } from '@engawa/matching/posting';

interface Published {
  job: JobDocument;
  general: GeneralDocument | null;
}

/** Wishes of a posting; the industry is the company's if the posting names none. */
export function wishesOfPosting({ job, general }: Published, today: string): TargetWishes {
  const industry = (general?.jp ?? general?.en)?.industry ?? null;
  return wishesOfJob(postingFacts(job, industry, today));
}

/**
 * Score of a student for a posting, from profile and posting only: equal to the score of a setting
 * started from this job. The company's private settings do not influence it. `terms`: the rare ones
 * of the profile.
 */
export const matchOfJob = (
  profile: Profile,
  published: Published,
  { terms, today }: { terms: readonly string[]; today: string },
): ExplainedMatch => explain(factsOf(profile, today), wishesOfPosting(published, today), terms);
