import { showGeneral } from '@engawa/contract/general/company';
import { listJobs } from '@engawa/contract/jobs/company';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

/** The start says nothing rather than something wrong. */
const quiet = { meta: { ownErrors: true } };

export const ownPageQuery = endpointQuery(showGeneral, {}, quiet);
export const ownJobsQuery = endpointQuery(listJobs, { query: {} }, quiet);
