import { z } from 'zod';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';
import { jobCategories } from '../reference/jobs/job-categories.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { lookingFor } from '../reference/people/looking-for.ts';

const rung = idSchema(japaneseLadder);

/** What a student can do about their matches, and what it leads to. */
export const step = z.discriminatedUnion('by', [
  z.object({ by: z.literal('learn-japanese'), to: rung }),
  z.object({ by: z.literal('show-japanese'), to: rung }),
  z.object({ by: z.literal('learn-english'), to: rung }),
  z.object({ by: z.literal('state-industries'), to: idSchema(industries) }),
  z.object({ by: z.literal('state-categories'), to: idSchema(jobCategories) }),
  z.object({ by: z.literal('state-kinds'), to: idSchema(lookingFor) }),
]);
export type Step = z.output<typeof step>;
