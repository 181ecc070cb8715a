import { z } from 'zod';
import { several, yearMonth } from '../fields/fields.ts';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';
import { employmentTypes } from '../reference/jobs/employment-types.ts';
import { jobCategories } from '../reference/jobs/job-categories.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { degreeTypes } from '../reference/people/degree-types.ts';
import { lookingFor } from '../reference/people/looking-for.ts';
import { majorCategories } from '../reference/people/major-categories.ts';
import { majorTypes } from '../reference/people/major-types.ts';
import { weightSteps } from './limits.ts';

const weight = idSchema(weightSteps);
/** A rung of the one ladder; 0 asks for nothing. */
const rung = idSchema(japaneseLadder);

/** Who is sought. What is empty, null or 0 is not asked for. */
const wants = z.strictObject({
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
});

const weights = z.strictObject({
  major: weight,
  degree: weight,
  graduation: weight,
  japanese: weight,
  english: weight,
  experience: weight,
});

/** What is held against the wishes of the person. One of each: a setting speaks of one kind of work. */
const offers = z.strictObject({
  industry: idSchema(industries).nullable(),
  jobCategory: idSchema(jobCategories).nullable(),
  kind: idSchema(lookingFor).nullable(),
});

/** What a score is made from: who is sought, how much each wish weighs, and what is offered. */
export const targetWishes = z
  .strictObject({ wants, weights, offers })
  .superRefine(({ wants: { graduationFrom: from, graduationTo: to } }, context) => {
    if (from === null || to === null || from <= to) return;
    const path = ['wants', 'graduationTo'];
    context.addIssue({ code: 'custom', path, message: 'end_first', input: to });
  });
export type TargetWishes = z.output<typeof targetWishes>;
