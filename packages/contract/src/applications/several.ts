import { z } from 'zod';
import { once } from '../fields/fields.ts';
import { applicationLimits } from './limits.ts';
import { applicationId } from './schemas.ts';

export const severalApplications = once(
  z.array(applicationId).min(1).max(applicationLimits.atOnce),
);
