import { z } from 'zod';

/**
 * Of the applications and connect requests of the last 90 days, how many the company answered within
 * seven days, in whole percent, and the median time to an answer. Null: fewer than
 * ten, or nobody was ever answered.
 */
export const responseRate = z
  .object({ percent: z.int().min(0).max(100), medianHours: z.int().min(0).nullable() })
  .nullable();
export type ResponseRate = z.output<typeof responseRate>;

/** Below this many a share says nothing. */
export const responseFrom = 10;
