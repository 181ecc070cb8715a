import { z } from 'zod';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';
import { employmentTypes } from '../reference/jobs/employment-types.ts';
import { jobCategories, jobSubcategories } from '../reference/jobs/job-categories.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { degreeTypes } from '../reference/people/degree-types.ts';
import { lookingFor } from '../reference/people/looking-for.ts';
import { majorCategories } from '../reference/people/major-categories.ts';
import { majorTypes } from '../reference/people/major-types.ts';

const list = <Id extends string | number>(table: { readonly ids: readonly Id[] }) =>
  z.array(idSchema(table));
const rung = idSchema(japaneseLadder);
const month = z.string().nullable();
/** `points` out of `of` possible ones. */
const scored = { points: z.int(), of: z.int() };
const language = {
  ...scored,
  asked: rung,
  has: rung,
  /** The rung certified by an exam; 0 for a self-rating. */
  shown: rung,
};
const work = z.object({
  industries: list(industries),
  categories: list(jobCategories),
  kinds: list(employmentTypes),
});

/** Why a score is what it is: ids and numbers, worded by the client. */
const companyReason = z.discriminatedUnion('criterion', [
  z.object({
    criterion: z.literal('major'),
    ...scored,
    asked: z.object({ majors: list(majorCategories), majorTypes: list(majorTypes) }),
    has: idSchema(majorCategories).nullable(),
  }),
  z.object({
    criterion: z.literal('degree'),
    ...scored,
    asked: list(degreeTypes),
    has: idSchema(degreeTypes).nullable(),
  }),
  z.object({
    criterion: z.literal('graduation'),
    ...scored,
    asked: z.object({ from: month, to: month }),
    has: month,
  }),
  z.object({ criterion: z.literal('japanese'), ...language }),
  z.object({ criterion: z.literal('english'), ...language }),
  z.object({ criterion: z.literal('experience'), ...scored, asked: work, has: work }),
  /** Words of duties or requirements that the profile has, too; in the posting's spelling. */
  z.object({ criterion: z.literal('terms'), ...scored, terms: z.array(z.string()) }),
  /** Points that the company asked nothing for; everybody gets half of them. */
  z.object({ criterion: z.literal('anybody'), ...scored }),
]);

/** An empty wish: the person has not stated any, so it adds nothing. */
const personReason = z.discriminatedUnion('criterion', [
  z.object({
    criterion: z.literal('industry'),
    ...scored,
    offered: idSchema(industries),
    wished: list(industries),
  }),
  z.object({
    criterion: z.literal('jobCategory'),
    ...scored,
    offered: idSchema(jobCategories),
    wished: list(jobCategories),
    /** Null if the job states none. */
    offeredWork: idSchema(jobSubcategories).nullable(),
    /** Within the offered category; empty if the person has stated none there. */
    wishedWork: list(jobSubcategories),
  }),
  z.object({
    criterion: z.literal('kind'),
    ...scored,
    offered: idSchema(lookingFor),
    wished: list(lookingFor),
  }),
  /** Points of wishes that the job says nothing about; everybody gets half of them. */
  z.object({ criterion: z.literal('anything'), ...scored }),
]);

const scoreTipKinds = [
  'add-university',
  'show-japanese',
  'learn-japanese',
  'learn-english',
  'add-work',
  'state-industries',
  'state-categories',
  'state-kinds',
] as const;

/** A score tip: what the student could do, and the points it would add. */
export const scoreTip = z.object({ by: z.enum(scoreTipKinds), points: z.int().min(1) });

export const score = z.int().min(0).max(100);

export const explainedMatch = z.object({
  total: score,
  /** What the company seeks: at most 50 points. */
  company: z.object({ points: z.int(), of: z.int(), reasons: z.array(companyReason) }),
  /** What the person wishes for: at most 50 points. */
  person: z.object({ points: z.int(), of: z.int(), reasons: z.array(personReason) }),
  /** Score tips, the largest first; only for the student. */
  raises: z.array(scoreTip),
});
/** The match as the company sees it, without score tips. */
export const companyMatch = explainedMatch.omit({ raises: true });

export type ExplainedMatch = z.output<typeof explainedMatch>;
export type CompanyMatch = z.output<typeof companyMatch>;
export type CompanyReason = z.output<typeof companyReason>;
export type PersonReason = z.output<typeof personReason>;
export type ScoreTip = z.output<typeof scoreTip>;
