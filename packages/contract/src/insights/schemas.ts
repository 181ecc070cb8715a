import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { idSchema } from '../reference/id-schema.ts';
import { jobStatuses } from '../reference/jobs/job-statuses.ts';
import { ownSources } from './limits.ts';

/** Rounded down to fives: 0 stands for fewer than five. */
const rounded = z.int();

const figures = {
  views: rounded,
  saves: rounded,
  /** New connections. Of a job: with people who have applied for it. */
  connects: z.int(),
  applications: z.int(),
};

export const insights = z.object({
  weeks: z.array(z.object({ week: z.iso.date(), ...figures })),
  total: z.object(figures),
  /** All, also where one is asked for: to choose from. */
  jobs: z.array(
    z.object({ id: contentId, title: bilingualName, status: idSchema(jobStatuses), ...figures }),
  ),
  sources: z.array(
    z.object({
      source: z.enum([...ownSources, 'campaign']),
      /** Of a link with a word (utm_source); null: all those that are not named here. */
      word: z.string().nullable(),
      views: rounded,
      /** Only links with a word tell; null for the rest. */
      applications: rounded.nullable(),
    }),
  ),
});
