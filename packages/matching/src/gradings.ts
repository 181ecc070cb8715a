import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { categoryOf, jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { matchSides, type WishedCriterion } from '@engawa/contract/targets/limits';
import type { CompanyReason, PersonReason } from '@engawa/contract/targets/reasons';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { type ScoredColumn, workColumns } from './columns.ts';
import {
  atLeast,
  type Fulfilled,
  graduatesIn,
  graduationMonths,
  hasDegree,
  hasMajor,
  hasWorked,
  wishesFor,
  wishesForWork,
} from './fulfilment.ts';
import { divide } from './plan/divide.ts';
import type { Part } from './score-parts.ts';

/** Points of a condition per step of its weight, so that few conditions leave points unasked. */
export const pointsPerStep = 7;
/** Share of the points that nobody asked for. */
export const neutral = 0.5;

/** One criterion: its maximum of points, and the columns they come from. */
export interface Grading<Criterion> {
  criterion: Criterion;
  of: number;
  parts: readonly Part[];
}
/** Terms are no grading: they share the unasked points. */
export type CompanyGrading = Grading<Exclude<CompanyReason['criterion'], 'terms'>>;
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

/** Criteria of the company, with their points, and the unasked rest; they add up to its side. */
export function companyGradings({ wants, weights }: TargetWishes): CompanyGrading[] {
  const criteria = Object.entries(asked(wants)) as [WishedCriterion, Asked][];
  const counted = criteria.filter(([id, columns]) => columns.length > 0 && weights[id] > 0);
  const steps = counted.map(([id]) => weights[id]);
  const sum = steps.reduce<number>((all, step) => all + step, 0);
  const shares = divide(Math.min(matchSides.company, sum * pointsPerStep), steps);
  const gradings = counted.map(([criterion, columns], place) =>
    graded(criterion, shares[place] ?? 0, columns),
  );
  return withNeutral(gradings, matchSides.company, 'anybody');
}

/** Points of the company's side that it asked nothing for. */
export const unaskedOf = (gradings: readonly CompanyGrading[]): number =>
  gradings.find(({ criterion }) => criterion === 'anybody')?.of ?? 0;

const wishShares = divide(matchSides.person, [1, 1, 1]);

/** Wishes of the person that the job can meet, weighted equally, and the rest. */
export function personGradings({ offers }: TargetWishes): PersonGrading[] {
  const { industry, jobCategory, jobSubcategory: work, kind } = offers;
  const wishes: [PersonReason['criterion'], ScoredColumn, Fulfilled | null][] = [
    ['industry', 'industries', industry && wishesFor(industries, industry)],
    work
      ? ['jobCategory', workColumns[categoryOf(work)], wishesForWork(work)]
      : ['jobCategory', 'jobCategories', jobCategory && wishesFor(jobCategories, jobCategory)],
    ['kind', 'lookingFor', kind && wishesFor(lookingFor, kind)],
  ];
  const gradings = wishes.flatMap(([criterion, column, fulfilled], place) =>
    fulfilled ? [graded(criterion, wishShares[place] ?? 0, [[column, 1, fulfilled]])] : [],
  );
  return withNeutral(gradings, matchSides.person, 'anything');
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

/** Adds the points that no criterion claims; everybody gets half of them. */
function withNeutral<Criterion>(
  gradings: Grading<Criterion>[],
  side: number,
  criterion: Criterion,
): Grading<Criterion>[] {
  const rest = side - gradings.reduce((sum, { of }) => sum + of, 0);
  const part: Part = { column: 'degree', of: rest, fulfilled: () => neutral };
  return rest === 0 ? gradings : [...gradings, { criterion, of: rest, parts: [part] }];
}
