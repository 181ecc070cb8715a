import { showCompanyToStudent, showJobToStudent } from '@engawa/contract/company-pages/student';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

const options = { meta: { ownErrors: true } };

export const companyQuery = (id: string) =>
  endpointQuery(showCompanyToStudent, { params: { id } }, options);

export const jobQuery = (id: string, jobId: string) =>
  endpointQuery(showJobToStudent, { params: { id, jobId } }, options);

export type ShownJob = ReplyOf<typeof showJobToStudent>;
