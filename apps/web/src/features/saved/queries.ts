import type { ReplyOf } from '@engawa/contract/endpoint';
import { listSavedCompanies, listSavedJobs } from '@engawa/contract/saved/student';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

const options = { staleTime: 0, meta: { ownErrors: true } };

export const savedJobsQuery = endpointQuery(listSavedJobs, {}, options);
export const savedCompaniesQuery = endpointQuery(listSavedCompanies, {}, options);

export type SavedJob = ReplyOf<typeof listSavedJobs>['jobs'][number];
export type SavedCompany = ReplyOf<typeof listSavedCompanies>['companies'][number];
