import { z } from 'zod';
import { paragraphs, several } from '../../fields/fields.ts';
import { industries } from '../../reference/companies/industries.ts';
import { idSchema } from '../../reference/id-schema.ts';
import { jobCategories } from '../../reference/jobs/job-categories.ts';
import { lookingFor } from '../../reference/people/looking-for.ts';
import { version } from '../../versions.ts';
import { profileLimits } from '../limits.ts';

const shared = {
  version,
  industries: several(idSchema(industries)),
  jobCategories: several(idSchema(jobCategories)),
  lookingFor: several(idSchema(lookingFor)),
  careerVision: paragraphs(profileLimits.careerVision).nullable(),
};

export const careerBody = z.strictObject(shared);
export const careerSection = z.object({ ...shared, careerVision: z.string().nullable() });
