import { z } from 'zod';
import { paragraphs, several } from '../../fields/fields.ts';
import { industries } from '../../reference/companies/industries.ts';
import { idSchema } from '../../reference/id-schema.ts';
import {
  categoryOf,
  jobCategories,
  jobSubcategories,
} from '../../reference/jobs/job-categories.ts';
import { lookingFor } from '../../reference/people/looking-for.ts';
import { version } from '../../versions.ts';
import { profileLimits } from '../limits.ts';

const shared = {
  version,
  industries: several(idSchema(industries)),
  jobCategories: several(idSchema(jobCategories)),
  /** Within the categories; none of a category means all of it. */
  jobSubcategories: several(idSchema(jobSubcategories)),
  lookingFor: several(idSchema(lookingFor)),
  careerVision: paragraphs(profileLimits.careerVision).nullable(),
};

/** The default is for pages opened before the field existed. */
const body = { ...shared, jobSubcategories: shared.jobSubcategories.default([]) };

export const careerBody = z.strictObject(body).superRefine((career, context) => {
  const input = career.jobSubcategories;
  if (input.every((id) => career.jobCategories.includes(categoryOf(id)))) return;
  const path = ['jobSubcategories'];
  context.addIssue({ code: 'custom', path, message: 'choice', input });
});
export const careerSection = z.object({ ...shared, careerVision: z.string().nullable() });
