import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import type { WishedCriterion } from '@engawa/contract/targets/limits';
import type { CompanyReason, PersonReason } from '@engawa/contract/targets/reasons';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import type { ScoredColumn } from './columns.ts';
import {
  atLeast,
  type Fulfilled,
  graduatesIn,
  graduationMonths,
  hasDegree,
  hasMajor,
  hasWorked,
  wishesFor,
} from './fulfilment.ts';
import { divide } from './plan/divide.ts';
import type { Part } from './score-parts.ts';

/** Of 100 points. */
export const sides = { company: 60, person: 40 } as const;

/** One criterion: its maximum of points, and the columns they come from. */
export interface Grading<Criterion> {
  criterion: Criterion;
  of: number;
  parts: readonly Part[];
}
export type CompanyGrading = Grading<CompanyReason['criterion']>;
export type PersonGrading = Grading<PersonReason['criterion']>;

/** Column, its share of the criterion's points, and how values fulfil it. */
type Asked = readonly (readonly [ScoredColumn, share: number, Fulfilled])[];

/** Self-rated Japanese earns four fifths of the points, an exam the rest. */
const said = 4;
const shown = 1;

function asked(wants: TargetWishes['wants']): Record<WishedCriterion, Asked> {
  const { japanese, english, workedIndustries, workedCategories, workedKinds } = wants;
  const when = (isAsked: boolean | number, ...columns: Asked): Asked => (isAsked ? columns : []);
  return {
    major: when(wants.majors.length + wants.majorTypes.length, ['major', 1, hasMajor(wants)]),
    degree: when(wants.degrees.length, ['degree', 1, hasDegree(wants)]),
    graduation: when(wants.graduationFrom !== null || wants.graduationTo !== null, [
      'graduation',
      1,
      graduatesIn(graduationMonths(wants)),
    ]),
    japanese: when(
      japanese,
      ['japanese', said, atLeast(japanese)],
      ['japaneseCertified', shown, atLeast(japanese)],
    ),
    // No share for exams: native speakers sit none, so it would measure origin.
    english: when(english, ['english', 1, atLeast(english)]),
    experience: [
      ...when(workedIndustries.length, [
        'workedIndustries',
        1,
        hasWorked(industries, workedIndustries),
      ]),
      ...when(workedCategories.length, [
        'workedCategories',
        1,
        hasWorked(jobCategories, workedCategories),
      ]),
      ...when(workedKinds.length, ['workedKinds', 1, hasWorked(employmentTypes, workedKinds)]),
    ],
  };
}

/** Criteria of the company, with their points; they add up to 60. */
export function companyGradings({ wants, weights }: TargetWishes): CompanyGrading[] {
  const criteria = Object.entries(asked(wants)) as [WishedCriterion, Asked][];
  const counted = criteria.filter(([id, columns]) => columns.length > 0 && weights[id] > 0);
  if (counted.length === 0) return [constant('anybody', 'degree', sides.company, sides.company)];
  const shares = divide(
    sides.company,
    counted.map(([id]) => weights[id]),
  );
  return counted.map(([criterion, columns], place) =>
    graded(criterion, shares[place] ?? 0, columns),
  );
}

/** Criteria of the person, weighted equally; they add up to 40. */
export function personGradings({ offers }: TargetWishes): PersonGrading[] {
  const { industry, jobCategory, kind } = offers;
  const wishes: [PersonReason['criterion'], ScoredColumn, Fulfilled][] = [];
  if (industry !== null) wishes.push(['industry', 'industries', wishesFor(industries, industry)]);
  if (jobCategory !== null) {
    wishes.push(['jobCategory', 'jobCategories', wishesFor(jobCategories, jobCategory)]);
  }
  if (kind !== null) wishes.push(['kind', 'lookingFor', wishesFor(lookingFor, kind)]);
  if (wishes.length === 0) {
    return [constant('anything', 'lookingFor', sides.person, sides.person / 2)];
  }
  const shares = divide(
    sides.person,
    wishes.map(() => 1),
  );
  return wishes.map(([criterion, column, fulfilled], place) =>
    graded(criterion, shares[place] ?? 0, [[column, 1, fulfilled]]),
  );
}

function graded<Criterion>(criterion: Criterion, of: number, columns: Asked): Grading<Criterion> {
  const shares = divide(
    of,
    columns.map(([, share]) => share),
  );
  const parts = columns.map(([column, , fulfilled], place) => ({
    column,
    of: shares[place] ?? 0,
    fulfilled,
  }));
  return { criterion, of, parts };
}

/** The same points for everybody. */
const constant = <Criterion>(
  criterion: Criterion,
  column: ScoredColumn,
  of: number,
  points: number,
): Grading<Criterion> => ({
  criterion,
  of,
  parts: [{ column, of: points, fulfilled: () => 1 }],
});
