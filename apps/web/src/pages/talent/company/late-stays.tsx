import { lazy } from 'react';
import { reportError } from '../../../shared/api/failures/report-error.ts';
import type * as Stays from './stays.tsx';

/** If loading fails, no view is reported and the page stays. */
function fallback(failure: unknown): typeof Stays {
  reportError(failure);
  return { CompanyStay: () => null, JobStay: () => null };
}

const stays = () => import('./stays.tsx').catch(fallback);

/** Loads after the page whose views it reports. */
export const CompanyStay = lazy(async () => ({ default: (await stays()).CompanyStay }));
export const JobStay = lazy(async () => ({ default: (await stays()).JobStay }));
