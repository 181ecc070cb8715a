import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories, subcategoriesOf } from '@engawa/contract/reference/jobs/job-categories';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { matchSides } from '@engawa/contract/targets/limits';
import type { CompanyReason, ExplainedMatch, PersonReason } from '@engawa/contract/targets/reasons';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { columnSizes, type StudentFacts, workColumns } from './columns.ts';
import {
  type CompanyGrading,
  companyGradings,
  type Grading,
  personGradings,
  unaskedOf,
} from './gradings.ts';
import { yearMonthOf } from './months.ts';
import { pointsOf } from './score-parts.ts';
import { scoreTipsOf } from './score-tips.ts';
import { membersOf } from './sets.ts';
import { sharedTerms } from './terms/shared-terms.ts';

const rung = (value: number) => japaneseLadder.ids[value] ?? 0;

interface Scored {
  points: number;
  of: number;
}

/**
 * The score with its reasons, from the same gradings as the plan, so that both agree. `written`:
 * keys of the person's terms; common ones are left out of them or of the wishes.
 */
export function explain(
  facts: StudentFacts,
  wishes: TargetWishes,
  written: readonly string[] = [],
): ExplainedMatch {
  const scored = ({ parts, of }: Grading<unknown>): Scored => ({
    points: pointsOf(parts, facts),
    of,
  });
  const gradings = { company: companyGradings(wishes), person: personGradings(wishes) };
  const asked = gradings.company.map((grading) =>
    companyReason(grading.criterion, scored(grading), facts, wishes),
  );
  const company = withTerms(asked, sharedTerms(wishes, unaskedOf(gradings.company), written));
  const person = gradings.person.map((grading) =>
    personReason(grading.criterion, scored(grading), facts, wishes),
  );
  const [ours, theirs] = [sum(company), sum(person)];
  return {
    total: ours + theirs,
    company: { points: ours, of: matchSides.company, reasons: company },
    person: { points: theirs, of: matchSides.person, reasons: person },
    raises: scoreTipsOf(
      facts,
      wishes,
      [...gradings.company, ...gradings.person].flatMap(({ parts }) => parts),
    ),
  };
}

const sum = (reasons: readonly Scored[]): number =>
  reasons.reduce((all, { points }) => all + points, 0);

/** Shared terms take their points from those that nobody asked for. */
function withTerms(
  reasons: readonly CompanyReason[],
  { terms, most, points }: ReturnType<typeof sharedTerms>,
): CompanyReason[] {
  if (terms.length === 0) return [...reasons];
  const shared: CompanyReason = { criterion: 'terms', points, of: most, terms };
  return reasons.flatMap((reason): CompanyReason[] =>
    reason.criterion === 'anybody' ? [shared, { ...reason, of: reason.of - most }] : [reason],
  );
}

function companyReason(
  criterion: CompanyGrading['criterion'],
  scored: Scored,
  facts: StudentFacts,
  { wants }: TargetWishes,
): CompanyReason {
  switch (criterion) {
    case 'major': {
      const { majors, majorTypes } = wants;
      const has = majorCategories.ids[facts.major] ?? null;
      return { criterion, ...scored, asked: { majors, majorTypes }, has };
    }
    case 'degree': {
      const has = degreeTypes.ids[facts.degree] ?? null;
      return { criterion, ...scored, asked: wants.degrees, has };
    }
    case 'graduation': {
      const asked = { from: wants.graduationFrom, to: wants.graduationTo };
      const has = facts.graduation === 0 ? null : yearMonthOf(facts.graduation);
      return { criterion, ...scored, asked, has };
    }
    case 'japanese': {
      const [has, shown] = [rung(facts.japanese), rung(facts.japaneseCertified)];
      return { criterion, ...scored, asked: wants.japanese, has, shown };
    }
    case 'english': {
      const [has, shown] = [rung(facts.english), rung(facts.englishCertified)];
      return { criterion, ...scored, asked: wants.english, has, shown };
    }
    case 'experience':
      return { criterion, ...scored, ...workOf(facts, wants) };
    case 'anybody':
      return { criterion, ...scored };
    default:
      return criterion satisfies never;
  }
}

const workOf = (facts: StudentFacts, wants: TargetWishes['wants']) => ({
  asked: {
    industries: wants.workedIndustries,
    categories: wants.workedCategories,
    kinds: wants.workedKinds,
  },
  has: {
    industries: membersOf(industries, facts.workedIndustries),
    categories: membersOf(jobCategories, facts.workedCategories),
    kinds: membersOf(employmentTypes, facts.workedKinds),
  },
});

function personReason(
  criterion: PersonReason['criterion'],
  scored: Scored,
  facts: StudentFacts,
  { offers: { industry, jobCategory, jobSubcategory, kind } }: TargetWishes,
): PersonReason {
  if (criterion === 'industry' && industry !== null) {
    const wished = membersOf(industries, facts.industries);
    return { criterion, ...scored, offered: industry, wished };
  }
  if (criterion === 'jobCategory' && jobCategory !== null) {
    const wished = membersOf(jobCategories, facts.jobCategories);
    const column = workColumns[jobCategory];
    const isWhole = facts[column] === columnSizes[column] - 1;
    const wishedWork = isWhole ? [] : membersOf(subcategoriesOf(jobCategory), facts[column]);
    const offeredWork = jobSubcategory;
    return { criterion, ...scored, offered: jobCategory, wished, offeredWork, wishedWork };
  }
  if (criterion === 'kind' && kind !== null) {
    return { criterion, ...scored, offered: kind, wished: membersOf(lookingFor, facts.lookingFor) };
  }
  return { criterion: 'anything', ...scored };
}
