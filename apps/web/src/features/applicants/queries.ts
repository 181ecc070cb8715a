import {
  listApplicants,
  listAppliedJobs,
  listExternalApplicants,
  showApplicant,
} from '@engawa/contract/applications/company';
import { listApplyAssignees } from '@engawa/contract/applications/inside';
import { listApplyLabels } from '@engawa/contract/applications/labels';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';
import { type ApplicantFilters, narrowed, narrowedExternal } from './filters.ts';

export type Applicant = ReplyOf<typeof listApplicants>['applyList'][number];
export type ApplicantDetail = ReplyOf<typeof showApplicant>;
export type ApplyLabel = ReplyOf<typeof listApplyLabels>['labels'][number];
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

/** Who applied here, or on the company's own pages. */
export const applicantsQuery = (kind: 'here' | 'external', filters: ApplicantFilters) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [kind === 'here' ? listApplicants.id : listExternalApplicants.id, filters],
    queryFn: async ({ pageParam, signal }): Promise<ApplicantPage> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      if (kind === 'here') {
        return call(listApplicants, { query: { ...narrowed(filters), ...cursor } }, { signal });
      }
      const query = { ...narrowedExternal(filters), ...cursor };
      const { preApplied, ...page } = await call(listExternalApplicants, { query }, { signal });
      return { ...page, counts: { ...page.counts, 'pre-applied': preApplied } };
    },
  });

const fresh = { staleTime: 0, meta: { ownErrors: true } };

export const applicantQuery = (id: string) =>
  endpointQuery(showApplicant, { params: { id } }, fresh);
export const applyLabelsQuery = endpointQuery(listApplyLabels, {}, fresh);
export const assigneesQuery = endpointQuery(listApplyAssignees, {}, fresh);
export const appliedJobsQuery = endpointQuery(listAppliedJobs, {}, fresh);
