import { showCompanyOffer } from '@engawa/contract/after-offer/company';
import { type OfferPlan, planAfterOffer } from '@engawa/contract/after-offer/plan';
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

interface Days {
  offered: string;
  today: string;
}

/** Null without a residence status or a first month of work. */
export function planOfStay(stay: StudentOffer['own'], days: Days): OfferPlan | null {
  if (!stay?.status || !stay.startsIn) return null;
  const { status, startsIn } = stay;
  return planAfterOffer({ ...stay, status, startsIn }, days);
}

const fresh = { staleTime: 0 };
export const studentOfferQuery = (id: string) =>
  endpointQuery(showStudentOffer, { params: { id } }, fresh);
export const companyOfferQuery = (id: string) =>
  endpointQuery(showCompanyOffer, { params: { id } }, fresh);
