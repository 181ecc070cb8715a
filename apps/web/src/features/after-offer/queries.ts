import { showCompanyOffer } from '@engawa/contract/after-offer/company';
import { showStudentOffer } from '@engawa/contract/after-offer/student';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type StudentOffer = ReplyOf<typeof showStudentOffer>;
export type CompanyOffer = ReplyOf<typeof showCompanyOffer>;

export interface StudentPanelProps {
  threadId: string;
  company: string;
  offer: NonNullable<StudentOffer['offer']>;
  read: StudentOffer;
}

const fresh = { staleTime: 0 };
export const studentOfferQuery = (id: string) =>
  endpointQuery(showStudentOffer, { params: { id } }, fresh);
export const companyOfferQuery = (id: string) =>
  endpointQuery(showCompanyOffer, { params: { id } }, fresh);
