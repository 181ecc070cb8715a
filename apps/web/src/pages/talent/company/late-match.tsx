import { lazy } from 'react';
import type * as Match from '../../../features/company-pages/job-match.tsx';
import { reportError } from '../../../shared/api/failures/report-error.ts';

/** If loading fails, the job is shown without its match. */
function fallback(failure: unknown): Pick<typeof Match, 'JobMatch'> {
  reportError(failure);
  return { JobMatch: () => <></> };
}

/** Loads after the page, which first shows the job and whether the student may apply. */
export const LateMatch = lazy(async () => ({
  default: (await import('../../../features/company-pages/job-match.tsx').catch(fallback)).JobMatch,
}));
