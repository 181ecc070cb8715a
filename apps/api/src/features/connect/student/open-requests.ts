import type { openRequests as endpoint } from '@engawa/contract/connect/student';
import type { Handler } from '../../../handler.ts';
import { markOpened } from '../lists/request-figures.repo.ts';

/** Counts for the companies' figures; no company is shown which student has opened a request. */
export const openRequests: Handler<typeof endpoint> = async ({ tx, actor, body, now }) => {
  await markOpened(tx, actor.accountId, body.companyIds, now);
  return {};
};
