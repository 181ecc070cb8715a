import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { companyGradings, personGradings } from '../gradings.ts';
import { type PostingFacts, wishesOfJob } from '../posting.ts';
import { planOfParts } from '../score-parts.ts';
import type { ScorePlan } from './score-plan.ts';

export const planOf = (wishes: TargetWishes): ScorePlan =>
  planOfParts(
    [...companyGradings(wishes), ...personGradings(wishes)].flatMap(({ parts }) => parts),
  );

/** What a student sees of a job: the same as a company whose setting was begun from it and not changed. */
export const planOfJob = (posting: PostingFacts): ScorePlan => planOf(wishesOfJob(posting));
