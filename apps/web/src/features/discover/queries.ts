import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import type { JobSort } from '@engawa/contract/discover/limits';
import {
  countDiscovered,
  discoverCompanies,
  discoverJobs,
} from '@engawa/contract/discover/student';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';
import { asQuery } from '../../shared/navigation/filter-text.ts';

export type JobCard = ReplyOf<typeof discoverJobs>['jobs'][number];
export type CompanyCard = ReplyOf<typeof discoverCompanies>['companies'][number];

/** Keeps the previous results until the answer arrives, so that nothing jumps. */
const options = {
  staleTime: 0,
  placeholderData: keepPreviousData,
  meta: { ownErrors: true },
} as const;

interface Place {
  filter: DiscoverFilter;
  after: string | undefined;
}

export const jobsQuery = ({ filter, after, sort }: Place & { sort: JobSort }) =>
  endpointQuery(
    discoverJobs,
    { query: { ...asQuery(filter), sort, ...(after && { cursor: after }) } },
    options,
  );

export const companiesQuery = ({ filter, after }: Place) =>
  endpointQuery(
    discoverCompanies,
    { query: { ...asQuery(filter), ...(after && { cursor: after }) } },
    options,
  );

export const countsQuery = (filter: DiscoverFilter) =>
  endpointQuery(countDiscovered, { query: asQuery(filter) }, options);
