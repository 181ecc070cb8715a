import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { idSchema } from '../reference/id-schema.ts';
import { jobStatuses } from '../reference/jobs/job-statuses.ts';
import { ownSources } from './limits.ts';

/** Rounded down to multiples of five: 0 means fewer than five. */
const rounded = z.int();

const figures = {
  views: rounded,
  saves: rounded,
  connects: z.int(),
  applications: z.int(),
};

export const insights = z.object({
  weeks: z.array(z.object({ week: z.iso.date(), ...figures })),
  total: z.object(figures),
  /** All jobs, even when the query names one: the options of the filter. */
  jobs: z.array(
    z.object({ id: contentId, title: bilingualName, status: idSchema(jobStatuses), ...figures }),
  ),
  sources: z.array(
    z.object({
      source: z.enum([...ownSources, 'campaign']),
      /** The utm_source; null: all links that are not listed by name. */
      word: z.string().nullable(),
      views: rounded,
      /** Only links with a utm_source can be attributed; null for the rest. */
      applications: rounded.nullable(),
    }),
  ),
});
