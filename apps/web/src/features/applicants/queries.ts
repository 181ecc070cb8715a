import {
  listApplicants,
  listApplicantsOfJob,
  listAppliedJobs,
  listExternalApplicants,
  listExternalOfJob,
  showApplicant,
} from '@engawa/contract/applications/company';
import { listApplyAssignees } from '@engawa/contract/applications/inside';
import { listApplyLabels } from '@engawa/contract/applications/labels';
import { listApplyStages } from '@engawa/contract/applications/selection/stages';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';
import { type ApplicantFilters, narrowed, narrowedExternal } from './filters.ts';

export type Applicant = ReplyOf<typeof listApplicants>['applyList'][number];
export type ApplicantDetail = ReplyOf<typeof showApplicant>;
export type ApplyLabel = ReplyOf<typeof listApplyLabels>['labels'][number];
export type ApplyStage = ReplyOf<typeof listApplyStages>['stages'][number];
export type StatusCounts = ReplyOf<typeof listApplicants>['counts'] & { 'pre-applied'?: number };

interface ApplicantPage {
  applyList: Applicant[];
  counts: StatusCounts;
  nextCursor: string | null;
}

const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: ApplicantPage) => page.nextCursor,
  staleTime: 0,
  meta: { ownErrors: true },
};

export type ApplyKind = 'here' | 'external';

interface Asked {
  filters: ApplicantFilters;
  /** The job in the path, which must exist. */
  ofJob?: string | undefined;
}

/** Applications sent here (`here`) or on the company's own pages. */
export const applicantsQuery = (kind: ApplyKind, { filters, ofJob }: Asked) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [kind === 'here' ? listApplicants.id : listExternalApplicants.id, filters, ofJob],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      return kind === 'here'
        ? readHere({ filters, ofJob }, cursor, signal)
        : readExternal({ filters, ofJob }, cursor, signal);
    },
  });

type Cursor = { cursor?: string };

function readHere({ filters, ofJob }: Asked, cursor: Cursor, signal: AbortSignal) {
  const { job, ...query } = { ...narrowed(filters), ...cursor };
  if (ofJob) {
    return call(listApplicantsOfJob, { params: { id: ofJob }, query }, { signal });
  }
  return call(listApplicants, { query: { ...query, ...(job && { job }) } }, { signal });
}

async function readExternal(
  { filters, ofJob }: Asked,
  cursor: Cursor,
  signal: AbortSignal,
): Promise<ApplicantPage> {
  const { job, ...query } = { ...narrowedExternal(filters), ...cursor };
  const { preApplied, ...page } = ofJob
    ? await call(listExternalOfJob, { params: { id: ofJob }, query }, { signal })
    : await call(listExternalApplicants, { query: { ...query, ...(job && { job }) } }, { signal });
  return { ...page, counts: { ...page.counts, 'pre-applied': preApplied } };
}

const fresh = { staleTime: 0, meta: { ownErrors: true } };

export const applicantQuery = (id: string) =>
  endpointQuery(showApplicant, { params: { id } }, fresh);
export const applyLabelsQuery = endpointQuery(listApplyLabels, {}, fresh);
export const stagesQuery = endpointQuery(listApplyStages, {}, fresh);
export const assigneesQuery = endpointQuery(listApplyAssignees, {}, fresh);
export const appliedJobsQuery = endpointQuery(listAppliedJobs, {}, fresh);
