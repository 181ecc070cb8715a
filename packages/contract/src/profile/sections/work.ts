import { z } from 'zod';
import { country, line, paragraphs, yearMonth } from '../../fields/fields.ts';
import { industries } from '../../reference/companies/industries.ts';
import { idSchema } from '../../reference/id-schema.ts';
import { employmentTypes } from '../../reference/jobs/employment-types.ts';
import { jobCategories } from '../../reference/jobs/job-categories.ts';
import { version } from '../../versions.ts';
import { profileLimits } from '../limits.ts';

const fields = {
  /** The company or the project. */
  company: line(),
  country: country.nullable(),
  industry: idSchema(industries).nullable(),
  employmentType: idSchema(employmentTypes),
  jobCategory: idSchema(jobCategories).nullable(),
  position: line().nullable(),
  start: yearMonth,
  end: yearMonth.nullable(),
  currentlyEmployed: z.boolean(),
};

const experience = z
  .strictObject({ ...fields, details: paragraphs(profileLimits.workDetails).nullable() })
  .superRefine((one, context) => {
    const wrong = (message: string) =>
      context.addIssue({ code: 'custom', path: ['end'], message, input: one.end });
    if (one.currentlyEmployed && one.end !== null) wrong('unknown');
    if (!one.currentlyEmployed && one.end === null) wrong('required');
    if (one.end !== null && one.end < one.start) wrong('end_first');
  });

export const workBody = z.strictObject({
  version,
  workExperiences: z.array(experience).max(profileLimits.workExperiences),
});

export const workSection = z.object({
  version,
  workExperiences: z.array(z.object({ ...fields, details: z.string().nullable() })),
});
