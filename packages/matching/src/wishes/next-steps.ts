import { matchLimits } from '@engawa/contract/matches/limits';
import type { Step } from '@engawa/contract/matches/steps';
import { industries } from '@engawa/contract/reference/companies/industries';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import {
  type JapaneseRung,
  japaneseLadder,
} from '@engawa/contract/reference/languages/japanese-ladder';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import type { StudentFacts } from '../columns.ts';
import { wishOfCategory } from '../facts-of.ts';
import { bitsOf } from '../sets.ts';

interface NextStep {
  step: Step;
  /** The student's facts after the step. */
  facts: StudentFacts;
}

/** Each of the next two levels; an exam for the higher ones is years away. */
const nextRungs = (rung: number): JapaneseRung[] =>
  japaneseLadder.ids.filter((id) => id > rung && id <= rung + 2);

/**
 * Steps that the student can take: the next levels of a language, the exam for a level that is only
 * stated, and wishes that are not stated. Where wishes are stated, another one is not proposed:
 * nobody should want what they do not want.
 */
export function nextSteps(facts: StudentFacts): NextStep[] {
  const { japanese, english, japaneseCertified } = facts;
  const one = (step: Step, change: Partial<StudentFacts>): NextStep => ({
    step,
    facts: { ...facts, ...change },
  });
  const isStated = {
    industries: facts.industries > 0,
    jobCategories: facts.jobCategories > 0,
    lookingFor: facts.lookingFor > 0,
  };
  const stated = japaneseLadder.ids[japanese];
  return [
    ...(stated !== undefined && japaneseCertified < japanese
      ? [one({ by: 'show-japanese', to: stated }, { japaneseCertified: japanese })]
      : []),
    ...nextRungs(japanese).map((to) =>
      one({ by: 'learn-japanese', to }, { japanese: to, japaneseCertified: to }),
    ),
    ...nextRungs(english).map((to) => one({ by: 'learn-english', to }, { english: to })),
    ...(isStated.industries ? [] : industries.ids).map((to) =>
      one({ by: 'state-industries', to }, { industries: bitsOf(industries, [to]) }),
    ),
    ...(isStated.jobCategories ? [] : jobCategories.ids).map((to) =>
      one({ by: 'state-categories', to }, wishOfCategory(to)),
    ),
    ...(isStated.lookingFor ? [] : lookingFor.ids).map((to) =>
      one({ by: 'state-kinds', to }, { lookingFor: bitsOf(lookingFor, [to]) }),
    ),
  ];
}

interface Counted {
  step: Step;
  jobs: number;
}

/** Of each kind the step that brings the most, the smaller one if a larger brings no more. */
export function bestSteps(now: number, counted: readonly Counted[]): Counted[] {
  const best = new Map<Step['by'], Counted>();
  for (const one of counted) {
    if (one.jobs > (best.get(one.step.by)?.jobs ?? now)) best.set(one.step.by, one);
  }
  return [...best.values()]
    .toSorted((one, other) => other.jobs - one.jobs)
    .slice(0, matchLimits.steps);
}
