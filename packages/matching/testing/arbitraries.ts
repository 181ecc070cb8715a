import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories, subcategoriesOf } from '@engawa/contract/reference/jobs/job-categories';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import { type Weight, weightSteps, wishedCriteria } from '@engawa/contract/targets/limits';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import fc from 'fast-check';
import { columnSizes, type ScoredColumn, type StudentFacts } from '../src/columns.ts';
import { yearMonthOf } from '../src/months.ts';
import type { PostingFacts } from '../src/posting.ts';
import { termKey } from '../src/terms/terms-in.ts';

interface Table<Id> {
  readonly ids: readonly Id[];
}
const one = <Id>({ ids }: Table<Id>) => fc.constantFrom(...ids);
const some = <Id>({ ids }: Table<Id>) => fc.subarray([...ids]);
const maybe = <Id>(table: Table<Id>) => fc.option(one(table));
const graduation = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 310, max: 345 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: columnSizes.graduation - 1 }) },
);
const month = fc.option(graduation.map(yearMonthOf));

export const anyFacts: fc.Arbitrary<StudentFacts> = fc.record({
  ...(Object.fromEntries(
    Object.entries(columnSizes).map(([column, size]) => [
      column,
      fc.integer({ min: 0, max: size - 1 }),
    ]),
  ) as Record<ScoredColumn, fc.Arbitrary<number>>),
  graduation,
});

/** A category, and sometimes work within it. */
const anyWork = maybe(jobCategories).chain((jobCategory) =>
  fc.record({
    jobCategory: fc.constant(jobCategory),
    jobSubcategory: jobCategory === null ? fc.constant(null) : maybe(subcategoriesOf(jobCategory)),
  }),
);
const terms = [
  'Python',
  '有限要素法',
  '熱流体',
  'CAD',
  '養蜂',
  '溶接',
  'ベトナム',
  '女性',
] as const;
const someTerms = fc.subarray([...terms]);
/** Keys of what a person wrote. */
export const anyTerms: fc.Arbitrary<string[]> = someTerms.map((some) => some.map(termKey));

const weight = one(weightSteps);

export const anyWishes: fc.Arbitrary<TargetWishes> = fc.record({
  wants: fc
    .record({
      majors: some(majorCategories),
      majorTypes: some(majorTypes),
      degrees: some(degreeTypes),
      graduationFrom: month,
      graduationTo: month,
      japanese: one(japaneseLadder),
      english: one(japaneseLadder),
      workedIndustries: some(industries),
      workedCategories: some(jobCategories),
      workedKinds: some(employmentTypes),
      terms: someTerms,
    })
    .filter(({ graduationFrom: from, graduationTo: to }) => !from || !to || from <= to),
  weights: fc.record(
    Object.fromEntries(wishedCriteria.map((id) => [id, weight])) as Record<
      (typeof wishedCriteria)[number],
      fc.Arbitrary<Weight>
    >,
  ),
  offers: fc
    .record({ industry: maybe(industries), work: anyWork, kind: maybe(lookingFor) })
    .map(({ work, ...offers }) => ({ ...offers, ...work })),
});

export const anyPosting: fc.Arbitrary<PostingFacts> = fc
  .record({
    industry: maybe(industries),
    work: anyWork,
    jobType: maybe(jobTypes),
    japanese: one(japaneseLadder),
    english: one(japaneseLadder),
    majorTypes: some(majorTypes),
    graduationFrom: month,
    graduationTo: month,
    terms: someTerms,
  })
  .map(({ work, ...posting }) => ({ ...posting, ...work }))
  .filter(({ graduationFrom: from, graduationTo: to }) => !from || !to || from <= to);
