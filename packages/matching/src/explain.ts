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
import { companyGradings, type Grading, personGradings } from './gradings.ts';
import { yearMonthOf } from './months.ts';
import { pointsOf } from './score-parts.ts';
import { scoreTipsOf } from './score-tips.ts';
import { membersOf } from './sets.ts';

const rung = (value: number) => japaneseLadder.ids[value] ?? 0;

interface Scored {
  points: number;
  of: number;
}

/** The score with its reasons, from the same gradings as the plan, so that both agree. */
export function explain(facts: StudentFacts, wishes: TargetWishes): ExplainedMatch {
  const scored = ({ parts, of }: Grading<unknown>): Scored => ({
    points: pointsOf(parts, facts),
    of,
  });
  const gradings = { company: companyGradings(wishes), person: personGradings(wishes) };
  const company = gradings.company.map((grading) =>
    companyReason(grading.criterion, scored(grading), facts, wishes),
  );
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

function companyReason(
  criterion: CompanyReason['criterion'],
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
