import { z } from 'zod';
import { once } from '../fields/fields.ts';
import { applicationLimits } from './limits.ts';
import { applicationId } from './schemas.ts';

/** Distinct applications of the caller's company. */
export const severalApplications = once(
  z.array(applicationId).min(1).max(applicationLimits.atOnce),
);
