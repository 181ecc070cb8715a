import { z } from 'zod';
import { applicationLimits } from './limits.ts';
import { applicationId } from './schemas.ts';

/** Applications of the company, none of them twice. */
export const severalApplications = z
  .array(applicationId)
  .min(1)
  .max(applicationLimits.atOnce)
  .refine((list) => new Set(list).size === list.length, 'duplicate');
