import { lazy } from 'react';
import type * as Match from '../../../features/company-pages/job-match.tsx';
import { reportError } from '../../../shared/api/failures/report-error.ts';

/** What could not be loaded is left out; the job is there all the same. */
function nothing(failure: unknown): Pick<typeof Match, 'JobMatch'> {
  reportError(failure);
  return { JobMatch: () => <></> };
}

/** Loaded after the page, whose first lines are what the job is and whether one may apply. */
export const LateMatch = lazy(async () => ({
  default: (await import('../../../features/company-pages/job-match.tsx').catch(nothing)).JobMatch,
}));
