import type { ReplyOf } from '@engawa/contract/endpoint';
import { listJobs } from '@engawa/contract/jobs/company';
import { call } from '../../../shared/api/call.ts';
import { type Filters, restOf } from '../list/use-content-list.ts';

export type ListedJob = ReplyOf<typeof listJobs>['jobPostingList'][number];

type StatusFilter = '0' | '1' | '2' | '3' | '4';

export async function readJobs(filters: Filters, cursor: string | undefined, signal: AbortSignal) {
  const query = { status: filters.status as StatusFilter, ...restOf(filters, cursor) };
  const { jobPostingList, ...rest } = await call(listJobs, { query }, { signal });
  return { ...rest, rows: jobPostingList };
}
