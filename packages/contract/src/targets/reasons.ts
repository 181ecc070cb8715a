import { z } from 'zod';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';
import { employmentTypes } from '../reference/jobs/employment-types.ts';
import { jobCategories } from '../reference/jobs/job-categories.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { degreeTypes } from '../reference/people/degree-types.ts';
import { lookingFor } from '../reference/people/looking-for.ts';
import { majorCategories } from '../reference/people/major-categories.ts';
import { majorTypes } from '../reference/people/major-types.ts';

const list = <Id extends string | number>(table: { readonly ids: readonly Id[] }) =>
  z.array(idSchema(table));
const rung = idSchema(japaneseLadder);
const month = z.string().nullable();
/** So many of so many points. */
const scored = { points: z.int(), of: z.int() };
const language = {
  ...scored,
  asked: rung,
  has: rung,
  /** By an exam; 0 where the person has only rated themself. */
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
  /** Nothing is asked for, which everybody fulfils. */
  z.object({ criterion: z.literal('anybody'), ...scored }),
]);

/** An empty wish is one that the person has not stated. */
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
  }),
  z.object({
    criterion: z.literal('kind'),
    ...scored,
    offered: idSchema(lookingFor),
    wished: list(lookingFor),
  }),
  /** Nothing is said of the work, so that no wish can be held against it. */
  z.object({ criterion: z.literal('anything'), ...scored }),
]);

const waysToRaise = [
  'add-university',
  'show-japanese',
  'learn-japanese',
  'learn-english',
  'add-work',
  'state-industries',
  'state-categories',
  'state-kinds',
] as const;

/** What the person could do about it, and the points it would bring. */
export const raise = z.object({ by: z.enum(waysToRaise), points: z.int().min(1) });

export const score = z.int().min(0).max(100);

export const explainedMatch = z.object({
  total: score,
  /** What the company seeks: of 60. */
  company: z.object({ points: z.int(), of: z.int(), reasons: z.array(companyReason) }),
  /** What the person wishes for: of 40. */
  person: z.object({ points: z.int(), of: z.int(), reasons: z.array(personReason) }),
  /** The largest first. For the student alone. */
  raises: z.array(raise),
});
/** As the company sees it: what would raise it is the student's. */
export const companyMatch = explainedMatch.omit({ raises: true });

export type ExplainedMatch = z.output<typeof explainedMatch>;
export type CompanyMatch = z.output<typeof companyMatch>;
export type CompanyReason = z.output<typeof companyReason>;
export type PersonReason = z.output<typeof personReason>;
export type Raise = z.output<typeof raise>;
