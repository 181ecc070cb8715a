import { z } from 'zod';
import { line, several, yearMonth } from '../fields/fields.ts';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';
import { employmentTypes } from '../reference/jobs/employment-types.ts';
import { categoryOf, jobCategories, jobSubcategories } from '../reference/jobs/job-categories.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { degreeTypes } from '../reference/people/degree-types.ts';
import { lookingFor } from '../reference/people/looking-for.ts';
import { majorCategories } from '../reference/people/major-categories.ts';
import { majorTypes } from '../reference/people/major-types.ts';
import { targetLimits, weightSteps } from './limits.ts';

const weight = idSchema(weightSteps);
/** A rung of the common ladder of Japanese; 0 asks for nothing. */
const rung = idSchema(japaneseLadder);

/** Who is sought. Empty, null and 0 ask for nothing. */
export const wants = z.strictObject({
  majors: several(idSchema(majorCategories)),
  majorTypes: several(idSchema(majorTypes)),
  degrees: several(idSchema(degreeTypes)),
  graduationFrom: yearMonth.nullable(),
  graduationTo: yearMonth.nullable(),
  japanese: rung,
  english: rung,
  workedIndustries: several(idSchema(industries)),
  workedCategories: several(idSchema(jobCategories)),
  workedKinds: several(idSchema(employmentTypes)),
  /** Words of duties and requirements that bring points if a profile has them; optional. */
  terms: z.array(line(targetLimits.term)).max(targetLimits.terms).default([]),
});

const weights = z.strictObject({
  major: weight,
  degree: weight,
  graduation: weight,
  japanese: weight,
  english: weight,
  experience: weight,
});

/** Compared with the person's wishes. Single values: a setting describes one kind of job. */
const offers = z.strictObject({
  industry: idSchema(industries).nullable(),
  jobCategory: idSchema(jobCategories).nullable(),
  /** Of the category. Settings from before decision 092 have none. */
  jobSubcategory: idSchema(jobSubcategories).nullable().default(null),
  kind: idSchema(lookingFor).nullable(),
});

/** The input of a score: who is sought, the weight of each criterion, and what is offered. */
export const targetWishes = z
  .strictObject({ wants, weights, offers })
  .superRefine(({ wants: { graduationFrom: from, graduationTo: to } }, context) => {
    if (from === null || to === null || from <= to) return;
    const path = ['wants', 'graduationTo'];
    context.addIssue({ code: 'custom', path, message: 'end_first', input: to });
  })
  .superRefine(({ offers: { jobCategory, jobSubcategory: input } }, context) => {
    if (input === null || categoryOf(input) === jobCategory) return;
    const path = ['offers', 'jobSubcategory'];
    context.addIssue({ code: 'custom', path, message: 'choice', input });
  });
export type TargetWishes = z.output<typeof targetWishes>;
