import { showCompanyInfo } from '@engawa/contract/company-info/company';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { endpointPartQuery } from '../../../shared/api/endpoint-query.ts';

export type CompanyInfo = ReplyOf<typeof showCompanyInfo>['company'];

export const companyInfoQuery = endpointPartQuery(showCompanyInfo, {}, ({ company }) => company);
