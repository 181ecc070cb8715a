import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { companyGradings, personGradings, unaskedOf } from '../gradings.ts';
import { type PostingFacts, wishesOfJob } from '../posting.ts';
import { planOfParts } from '../score-parts.ts';
import { type SharedTerms, termsSought } from '../terms/shared-terms.ts';
import type { ScorePlan } from './score-plan.ts';

export const planOf = (wishes: TargetWishes): ScorePlan =>
  planOfParts(
    [...companyGradings(wishes), ...personGradings(wishes)].flatMap(({ parts }) => parts),
  );

/** What a search scores by: the plan, and the terms beside it. */
export const scoreOf = (
  wishes: TargetWishes,
): { plan: ScorePlan; shared: readonly SharedTerms[] } => ({
  plan: planOf(wishes),
  shared: termsSought(wishes, unaskedOf(companyGradings(wishes))),
});

/** The plan by which a student sees a job; equals that of a target setting created from the job. */
export const planOfJob = (posting: PostingFacts): ScorePlan => planOf(wishesOfJob(posting));
