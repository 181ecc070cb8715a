import { industries } from '@engawa/contract/reference/companies/industries';
import { jobCategories, jobSubcategories } from '@engawa/contract/reference/jobs/job-categories';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { columnSizes, type StudentFacts } from '../columns.ts';
import { graduatesIn } from '../fulfilment.ts';
import { companyGradings, personGradings } from '../gradings.ts';
import { asksKey, besideGraduation, type JobKey, jobKeySizes, offersKey } from '../job-keys.ts';
import { type PostingFacts, wishesOfJob } from '../posting.ts';
import { type Part, pointsOf, worth } from '../score-parts.ts';
import { membersOf } from '../sets.ts';

/**
 * The score of every posting for one student, by look-up of its keys; values beyond a list yield
 * nothing. Points of a key may be negative; their sum equals the score of `explain`.
 */
export type JobPlan = readonly Readonly<{ column: JobKey; points: readonly number[] }>[];

const nothing: PostingFacts = {
  industry: null,
  jobCategory: null,
  jobSubcategory: null,
  jobType: null,
  japanese: 0,
  english: 0,
  majorTypes: [],
  graduationFrom: null,
  graduationTo: null,
  terms: [],
};
const anyMonth = '2027-03';

interface Keyed {
  key: number;
  parts: readonly Part[];
}
type WithoutGraduation = Pick<PostingFacts, 'japanese' | 'english' | 'majorTypes'>;

const wishesFor = (asked: WithoutGraduation, graduationFrom: string | null): TargetWishes =>
  wishesOfJob({ ...nothing, ...asked, graduationFrom });

/** Every combination of requirements besides a graduation, by the gradings of `explain`. */
function everyAsk(): Keyed[] {
  const sets = Array.from({ length: 2 ** majorTypes.ids.length }, (_, bits) =>
    membersOf(majorTypes, bits),
  );
  return sets.flatMap((types) =>
    japaneseLadder.ids.flatMap((japanese) =>
      japaneseLadder.ids.flatMap((english) =>
        [null, anyMonth].map((graduationFrom) => {
          const wishes = wishesFor({ majorTypes: types, japanese, english }, graduationFrom);
          const others = companyGradings(wishes).filter(
            ({ criterion }) => criterion !== 'graduation',
          );
          return { key: asksKey(wishes.wants), parts: others.flatMap(({ parts }) => parts) };
        }),
      ),
    ),
  );
}

function everyOffer(): Keyed[] {
  const wishes = wishesOfJob(nothing);
  const works = [
    ...[null, ...jobCategories.ids].map((jobCategory) => ({ jobCategory, jobSubcategory: null })),
    ...jobSubcategories.entries.map(({ id, category }) => ({
      jobCategory: category,
      jobSubcategory: id,
    })),
  ];
  return [null, ...industries.ids].flatMap((industry) =>
    works.flatMap((work) =>
      [null, ...lookingFor.ids].map((kind) => {
        const offers: TargetWishes['offers'] = { industry, ...work, kind };
        const parts = personGradings({ ...wishes, offers }).flatMap((grading) => grading.parts);
        return { key: offersKey(offers), parts };
      }),
    ),
  );
}

/** Points for a graduation, by the flags of the other requirements. */
const graduationShares = (): number[] =>
  Array.from({ length: besideGraduation }, (_, beside) => {
    const asked: WithoutGraduation = {
      majorTypes: beside & 1 ? ['science'] : [],
      japanese: beside & 2 ? 1 : 0,
      english: beside & 4 ? 1 : 0,
    };
    const gradings = companyGradings(wishesFor(asked, anyMonth));
    return gradings.find(({ criterion }) => criterion === 'graduation')?.of ?? 0;
  });

/** Independent of the student, so computed once. */
const known = { asks: everyAsk(), offers: everyOffer(), shares: graduationShares() };

export function planForStudent(facts: StudentFacts): JobPlan {
  return [
    { column: 'asks', points: lookedUp('asks', known.asks, facts) },
    { column: 'offers', points: lookedUp('offers', known.offers, facts) },
    { column: 'graduatesFrom', points: withoutEnd(byFirstMonth(facts)) },
    { column: 'graduatesTo', points: withoutEnd(byLastMonth(facts)) },
  ];
}

/** Drops trailing zeros, which need not be sent to the search engine. */
const withoutEnd = (points: readonly number[]): number[] =>
  points.slice(0, points.findLastIndex((one) => one !== 0) + 1);

function lookedUp(column: JobKey, keyed: readonly Keyed[], facts: StudentFacts): number[] {
  const points = Array.from<number>({ length: jobKeySizes[column] }).fill(0);
  for (const { key, parts } of keyed) points[key] = pointsOf(parts, facts);
  return points;
}

const lastMonth = columnSizes.graduation;

/** Points by the first month, as if there were no last one. */
const byFirstMonth = ({ graduation }: StudentFacts): number[] =>
  byMonth((from) => graduatesIn({ from, to: lastMonth })(graduation), 0);

/** What the last month subtracts; independent, since the first month is never after the last. */
const byLastMonth = ({ graduation }: StudentFacts): number[] =>
  byMonth(
    (to) => graduatesIn({ from: 0, to })(graduation),
    graduatesIn({ from: 0, to: lastMonth })(graduation),
  );

/** Points by key for a month's share, minus what has been counted already. */
function byMonth(shareOf: (month: number) => number, counted: number): number[] {
  const points = [0];
  for (let month = 0; month <= lastMonth; month += 1) {
    const share = shareOf(month);
    for (let beside = 0; beside < besideGraduation; beside += 1) {
      const of = known.shares[beside] ?? 0;
      points.push(worth(of, share) - worth(of, counted));
    }
  }
  return points;
}
