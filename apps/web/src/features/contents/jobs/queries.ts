import type { ReplyOf } from '@engawa/contract/endpoint';
import { listJobs } from '@engawa/contract/jobs/company';
import { call } from '../../../shared/api/call.ts';
import { type Filters, restOf } from '../list/use-content-list.ts';

type JobsReply = ReplyOf<typeof listJobs>;
type Applicants = Omit<JobsReply['applicants'][number], 'jobId'>;

export type ListedJob = JobsReply['jobPostingList'][number] & {
  applicants: Applicants;
  /** How many students viewed the job, rounded down to a multiple of five. */
  views: number;
};

const nobody: Applicants = { here: 0, external: 0 };

type StatusFilter = '0' | '1' | '2' | '3' | '4';

export async function readJobs(filters: Filters, cursor: string | undefined, signal: AbortSignal) {
  const query = { status: filters.status as StatusFilter, ...restOf(filters, cursor) };
  const { jobPostingList, applicants, views, ...rest } = await call(
    listJobs,
    { query },
    { signal },
  );
  const byJob = new Map(applicants.map(({ jobId, ...counts }) => [jobId, counts]));
  const viewsOf = new Map(views.map((one) => [one.jobId, one.views]));
  const rows = jobPostingList.map((job) => ({
    ...job,
    applicants: byJob.get(job.id) ?? nobody,
    views: viewsOf.get(job.id) ?? 0,
  }));
  return { ...rest, rows };
}
