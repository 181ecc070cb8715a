import type { ReplyOf } from '@engawa/contract/endpoint';
import { listJobs, showJob } from '@engawa/contract/jobs/company';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { Filters } from '../list/use-content-list.ts';

export type ListedJob = ReplyOf<typeof listJobs>['jobPostingList'][number];
export type JobReply = ReplyOf<typeof showJob>['job'];

type StatusFilter = '0' | '1' | '2' | '3' | '4';

export async function readJobs(filters: Filters, cursor: string | undefined, signal: AbortSignal) {
  const status = filters.status as StatusFilter;
  const query = { status, ...(filters.word && { word: filters.word }), ...(cursor && { cursor }) };
  const { jobPostingList, ...rest } = await call(listJobs, { query }, { signal });
  return { ...rest, rows: jobPostingList };
}

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: [showJob.id, id],
    queryFn: async ({ signal }) =>
      (await call(showJob, { query: { company_job_id: id } }, { signal })).job,
    staleTime: 0,
  });
