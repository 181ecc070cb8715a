import { z } from 'zod';

/**
 * Share of the applications and connect requests of the last 90 days that the company answered
 * within seven days, in whole percent, and the median time to an answer. Null: fewer than
 * `responseFrom` of them, or none was answered.
 */
export const responseRate = z
  .object({ percent: z.int().min(0).max(100), medianHours: z.int().min(0).nullable() })
  .nullable();
export type ResponseRate = z.output<typeof responseRate>;

/** A share of fewer says nothing. */
export const responseFrom = 10;
