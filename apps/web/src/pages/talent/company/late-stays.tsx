import { lazy } from 'react';
import { reportError } from '../../../shared/api/failures/report-error.ts';
import type * as Stays from './stays.tsx';

/** What could not be loaded reports nothing; the page is there all the same. */
function nothing(failure: unknown): typeof Stays {
  reportError(failure);
  return { CompanyStay: () => null, JobStay: () => null };
}

const stays = () => import('./stays.tsx').catch(nothing);

/** Loaded after the page that they report about. */
export const CompanyStay = lazy(async () => ({ default: (await stays()).CompanyStay }));
export const JobStay = lazy(async () => ({ default: (await stays()).JobStay }));
