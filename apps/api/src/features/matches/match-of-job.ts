import type { GeneralDocument } from '@engawa/contract/general/schemas';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import type { Profile } from '@engawa/contract/profile/schemas';
import type { ExplainedMatch } from '@engawa/contract/targets/reasons';
import { explain } from '@engawa/matching/explain';
import { factsOf } from '@engawa/matching/facts-of';
import { postingFacts, wishesOfJob } from '@engawa/matching/posting';

interface Published {
  job: JobDocument;
  general: GeneralDocument | null;
}

/**
 * The score of a student for a posting, from what both have said: the one that the company sees with
 * a setting begun from this job. What the company writes into its settings stays its own.
 */
export function matchOfJob(
  profile: Profile,
  { job, general }: Published,
  today: string,
): ExplainedMatch {
  const industry = (general?.jp ?? general?.en)?.industry ?? null;
  return explain(factsOf(profile, today), wishesOfJob(postingFacts(job, industry, today)));
}
