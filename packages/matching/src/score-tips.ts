import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import type { ScoreTip } from '@engawa/contract/targets/reasons';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { columnSizes, type ScoredColumn, type StudentFacts } from './columns.ts';
import { wishOfCategory } from './facts-of.ts';
import { type Part, pointsOf } from './score-parts.ts';
import { bitsOf } from './sets.ts';

type Change = Partial<Record<ScoredColumn, number>>;

/** Changes a person could make (score tips) with the points that each would add, best first. */
export function scoreTipsOf(
  facts: StudentFacts,
  wishes: TargetWishes,
  parts: readonly Part[],
): ScoreTip[] {
  const now = pointsOf(parts, facts);
  return Object.entries(changes(facts, wishes, parts))
    .flatMap(([by, change]) => {
      const points = change ? pointsOf(parts, { ...facts, ...change }) - now : 0;
      return points > 0 ? [{ by: by as ScoreTip['by'], points }] : [];
    })
    .toSorted((one, other) => other.points - one.points);
}

function changes(
  facts: StudentFacts,
  { wants, offers }: TargetWishes,
  parts: readonly Part[],
): Record<ScoreTip['by'], Change | false> {
  const { japanese, english, japaneseCertified } = facts;
  const hasWorked = facts.workedIndustries + facts.workedCategories + facts.workedKinds > 0;
  return {
    'add-university': facts.degree === degreeTypes.ids.length && bestEducation(parts),
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
    'state-categories':
      facts.jobCategories === 0 && (offers.jobCategory ? wishOfCategory(offers.jobCategory) : {}),
    'state-kinds': facts.lookingFor === 0 && { lookingFor: bitsOf(lookingFor, [offers.kind]) },
  };
}

const education: readonly ScoredColumn[] = ['graduation', 'degree', 'major'];

/** The value of each column of education that yields the most. */
const bestEducation = (parts: readonly Part[]): Change =>
  Object.fromEntries(
    parts
      .filter(({ column }) => education.includes(column))
      .map((part) => [part.column, bestValue(part)]),
  );

/** The first value that fulfils everything, otherwise the one that yields the most. */
function bestValue({ column, fulfilled }: Part): number {
  let best = 0;
  for (let value = 1; value < columnSizes[column] && fulfilled(best) < 1; value += 1) {
    if (fulfilled(value) > fulfilled(best)) best = value;
  }
  return best;
}
