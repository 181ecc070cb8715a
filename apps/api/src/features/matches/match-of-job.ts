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

/** What a posting asks for and offers; the industry is the company's where the posting names none. */
export function wishesOfPosting({ job, general }: Published, today: string): TargetWishes {
  const industry = (general?.jp ?? general?.en)?.industry ?? null;
  return wishesOfJob(postingFacts(job, industry, today));
}

/**
 * The score of a student for a posting, from what both have said: the one that the company sees with
 * a setting begun from this job. What the company writes into its settings stays its own.
 */
export const matchOfJob = (profile: Profile, published: Published, today: string): ExplainedMatch =>
  explain(factsOf(profile, today), wishesOfPosting(published, today));
