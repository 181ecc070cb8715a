import { industries } from '@engawa/contract/reference/companies/industries';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { columnSizes, type StudentFacts } from '../columns.ts';
import { companyGradings, personGradings } from '../gradings.ts';
import { asksKey, besideGraduation, type JobKey, jobKeySizes, offersKey } from '../job-keys.ts';
import { graduatesIn } from '../near.ts';
import { type PostingFacts, wishesOfJob } from '../posting.ts';
import { type Part, pointsOf, worth } from '../score-parts.ts';
import { membersOf } from '../sets.ts';

/**
 * The score of every posting for one student, looked up by its keys as a plan looks up people; what
 * is beyond the list brings nothing. The points of a key may be below 0; their sum is the score of
 * `explain`, and never is.
 */
export type JobPlan = readonly Readonly<{ column: JobKey; points: readonly number[] }>[];

const nothing: PostingFacts = {
  industry: null,
  jobCategory: null,
  jobType: null,
  japanese: 0,
  english: 0,
  majorTypes: [],
  graduationFrom: null,
  graduationTo: null,
};
const anyMonth = '2027-03';

interface Keyed {
  key: number;
  parts: readonly Part[];
}
type WithoutGraduation = Pick<PostingFacts, 'japanese' | 'english' | 'majorTypes'>;

const wishesFor = (asked: WithoutGraduation, graduationFrom: string | null): TargetWishes =>
  wishesOfJob({ ...nothing, ...asked, graduationFrom });

/** Whatever a posting can ask for beside a graduation, by the gradings that explain it. */
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
  return [null, ...industries.ids].flatMap((industry) =>
    [null, ...jobCategories.ids].flatMap((jobCategory) =>
      [null, ...lookingFor.ids].map((kind) => {
        const offers: TargetWishes['offers'] = { industry, jobCategory, kind };
        const parts = personGradings({ ...wishes, offers }).flatMap((grading) => grading.parts);
        return { key: offersKey(offers), parts };
      }),
    ),
  );
}

/** What a graduation can bring, by the flags of what else is asked for. */
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

/** The same for every student, so worked out once. */
const known = { asks: everyAsk(), offers: everyOffer(), shares: graduationShares() };

export function planForStudent(facts: StudentFacts): JobPlan {
  return [
    { column: 'asks', points: lookedUp('asks', known.asks, facts) },
    { column: 'offers', points: lookedUp('offers', known.offers, facts) },
    { column: 'graduatesFrom', points: withoutEnd(byFirstMonth(facts)) },
    { column: 'graduatesTo', points: withoutEnd(byLastMonth(facts)) },
  ];
}

/** The months long after the student's bring nothing, and need not be sent to who looks them up. */
const withoutEnd = (points: readonly number[]): number[] =>
  points.slice(0, points.findLastIndex((one) => one !== 0) + 1);

function lookedUp(column: JobKey, keyed: readonly Keyed[], facts: StudentFacts): number[] {
  const points = Array.from<number>({ length: jobKeySizes[column] }).fill(0);
  for (const { key, parts } of keyed) points[key] = pointsOf(parts, facts);
  return points;
}

const lastMonth = columnSizes.graduation;

/** As if there were no last month. */
const byFirstMonth = ({ graduation }: StudentFacts): number[] =>
  byMonth((from) => graduatesIn({ from, to: lastMonth })(graduation), 0);

/**
 * What the last month takes away from that. The first is never after the last, so that nobody is
 * outside of both, and the two can be looked up apart.
 */
const byLastMonth = ({ graduation }: StudentFacts): number[] =>
  byMonth(
    (to) => graduatesIn({ from: 0, to })(graduation),
    graduatesIn({ from: 0, to: lastMonth })(graduation),
  );

/** By key what a month brings as far as it fulfils a share, less what has been counted already. */
function byMonth(shareOf: (month: number) => number, counted: number): number[] {
  // In the order of their keys, from `monthKey(0, 0)` on.
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
