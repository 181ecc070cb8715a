import { industries } from '@engawa/contract/reference/companies/industries';
import { jobCategories, jobSubcategories } from '@engawa/contract/reference/jobs/job-categories';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { columnSizes } from './columns.ts';
import { graduationMonths } from './fulfilment.ts';
import { companyGradings, unaskedOf } from './gradings.ts';
import { type PostingFacts, wishesOfJob } from './posting.ts';
import { bitsOf } from './sets.ts';
import { keysOfPosting } from './terms/shared-terms.ts';

type Wants = TargetWishes['wants'];

const rungs = japaneseLadder.ids.length;
const majorSets = 2 ** majorTypes.ids.length;
/** Combinations of major, Japanese and English that a posting can ask for besides a graduation. */
export const besideGraduation = 8;

/** The number of a table's ids, plus one for none. */
const orNone = ({ ids }: { readonly ids: readonly unknown[] }): number => ids.length + 1;

/** Keys of `offers` up to the first one of a subcategory. */
const offersByCategory = 1 + orNone(industries) * orNone(jobCategories) * orNone(lookingFor);

/**
 * A posting as four small numbers, with the number of values of each. For a student each value is
 * worth some points (`planForStudent`), which add up to the score. 0 is worth nothing: in `asks`
 * and `offers` of a row without computed keys, in the other two where no graduation is asked for.
 */
export const jobKeySizes = {
  /** Types of majors, rungs of Japanese and English, and whether a graduation is asked for. */
  asks: 1 + majorSets * rungs * rungs * 2,
  /** Industry, category or subcategory, and kind of work. */
  offers: offersByCategory + jobSubcategories.ids.length * orNone(industries) * orNone(lookingFor),
  /** The first month of graduation, and the other requirements, which share the points. */
  graduatesFrom: 1 + (columnSizes.graduation + 1) * besideGraduation,
  /** The last month, likewise. */
  graduatesTo: 1 + (columnSizes.graduation + 1) * besideGraduation,
} as const satisfies Record<string, number>;
export type JobKey = keyof typeof jobKeySizes;
export type JobKeys = Readonly<Record<JobKey, number>>;

const asksGraduation = ({ graduationFrom, graduationTo }: Wants): boolean =>
  graduationFrom !== null || graduationTo !== null;

export function asksKey(wants: Wants): number {
  const majors = bitsOf(majorTypes, wants.majorTypes);
  const languages = wants.japanese * rungs + wants.english;
  return 1 + (majors * rungs * rungs + languages) * 2 + (asksGraduation(wants) ? 1 : 0);
}

/** Subcategories follow all categories, so that appending one changes no other key. */
export function offersKey(offers: TargetWishes['offers']): number {
  const place = <Id>({ ids }: { readonly ids: readonly Id[] }, id: Id | null): number =>
    id === null ? 0 : ids.indexOf(id) + 1;
  const [industry, kind] = [place(industries, offers.industry), place(lookingFor, offers.kind)];
  if (offers.jobSubcategory !== null) {
    const work = jobSubcategories.ids.indexOf(offers.jobSubcategory) * orNone(industries);
    return offersByCategory + (work + industry) * orNone(lookingFor) + kind;
  }
  const work = industry * orNone(jobCategories) + place(jobCategories, offers.jobCategory);
  return 1 + work * orNone(lookingFor) + kind;
}

/** `beside`: flags of the other requirements. */
export const monthKey = (month: number, beside: number): number =>
  1 + month * besideGraduation + beside;

export function jobKeysOf(posting: PostingFacts): JobKeys {
  const { wants, offers } = wishesOfJob(posting);
  const beside =
    (wants.majorTypes.length > 0 ? 1 : 0) + (wants.japanese ? 2 : 0) + (wants.english ? 4 : 0);
  const { from, to } = graduationMonths(wants);
  return {
    asks: asksKey(wants),
    offers: offersKey(offers),
    graduatesFrom: asksGraduation(wants) ? monthKey(from, beside) : 0,
    graduatesTo: asksGraduation(wants) ? monthKey(to, beside) : 0,
  };
}

/** Keys of the posting's terms, by which a search of one student adds their points. */
export function termKeysOf(posting: PostingFacts): string[] {
  const wishes = wishesOfJob(posting);
  return keysOfPosting(wishes, unaskedOf(companyGradings(wishes)));
}
