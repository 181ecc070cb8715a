import { connectLimits } from '@engawa/contract/connect/limits';
import { openRequests } from '@engawa/contract/connect/student';
import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { Connect } from './queries.ts';

/** Notes that these requests were shown; the companies see only rounded totals. */
export function useOpenedRequests(connects: readonly Connect[]): void {
  const waiting = connects.flatMap(({ state, companyId }) =>
    state === 'waiting' ? companyId : [],
  );
  const key = waiting.join(' ');
  useEffect(() => {
    if (key === '') return;
    const companyIds = key.split(' ');
    // Lists load in pages, and one call takes as many requests as a page has.
    const page = companyIds.slice(-connectLimits.perPage);
    // Counted the next time if it fails.
    call(openRequests, { body: { companyIds: page } }).catch(() => undefined);
  }, [key]);
}
