import { showGeneral } from '@engawa/contract/general/company';
import { listJobs } from '@engawa/contract/jobs/company';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

/** On a failure the panel stays hidden instead of showing an error. */
const quiet = { meta: { ownErrors: true } };

export const ownPageQuery = endpointQuery(showGeneral, {}, quiet);
export const ownJobsQuery = endpointQuery(listJobs, { query: {} }, quiet);
