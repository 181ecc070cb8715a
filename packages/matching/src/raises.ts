import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import type { Raise } from '@engawa/contract/targets/reasons';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import type { ScoredColumn, StudentFacts } from './columns.ts';
import { planOf } from './plan-of.ts';
import { type ScorePlan, totalOf } from './score-plan.ts';
import { bitsOf } from './sets.ts';

type Change = Partial<Record<ScoredColumn, number>>;

/** What the person could add or learn, as the facts would be then; those that bring points, best first. */
export function raisesOf(facts: StudentFacts, wishes: TargetWishes): Raise[] {
  const plan = planOf(wishes);
  const now = totalOf(plan, facts);
  return Object.entries(changes(facts, wishes, plan))
    .flatMap(([by, change]) => {
      const points = change ? totalOf(plan, { ...facts, ...change }) - now : 0;
      return points > 0 ? [{ by: by as Raise['by'], points }] : [];
    })
    .toSorted((one, other) => other.points - one.points);
}

function changes(
  facts: StudentFacts,
  { wants, offers }: TargetWishes,
  plan: ScorePlan,
): Record<Raise['by'], Change | false> {
  const { japanese, english, japaneseCertified } = facts;
  const hasWorked = facts.workedIndustries + facts.workedCategories + facts.workedKinds > 0;
  return {
    'add-university': facts.degree === degreeTypes.ids.length && bestEducation(plan),
    'show-japanese': japaneseCertified < japanese && { japaneseCertified: japanese },
    'learn-japanese': japanese < wants.japanese && { japanese: wants.japanese },
    'learn-english': english < wants.english && { english: wants.english },
    'add-work': !hasWorked && {
      workedIndustries: bitsOf(industries, wants.workedIndustries),
      workedCategories: bitsOf(jobCategories, wants.workedCategories),
      workedKinds: bitsOf(employmentTypes, wants.workedKinds),
    },
    'state-industries': facts.industries === 0 && {
      industries: bitsOf(industries, [offers.industry]),
    },
    'state-categories': facts.jobCategories === 0 && {
      jobCategories: bitsOf(jobCategories, [offers.jobCategory]),
    },
    'state-kinds': facts.lookingFor === 0 && { lookingFor: bitsOf(lookingFor, [offers.kind]) },
  };
}

const education: readonly ScoredColumn[] = ['graduation', 'degree', 'major'];

/** The value of each column of education that brings the most. */
const bestEducation = (plan: ScorePlan): Change =>
  Object.fromEntries(
    plan
      .filter(({ column }) => education.includes(column))
      .map(({ column, points }) => [column, points.indexOf(Math.max(...points))]),
  );
