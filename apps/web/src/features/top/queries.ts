import type { ReplyOf } from '@engawa/contract/endpoint';
import { listWaiting, showTop } from '@engawa/contract/top/student';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type TopOffers = ReplyOf<typeof showTop>;
export type JobCard = TopOffers['jobs'][number];
export type CompanyCard = TopOffers['companies'][number];
export type Tip = TopOffers['tips'][number];
export type WaitingThings = ReplyOf<typeof listWaiting>;

const options = { staleTime: 0, meta: { ownErrors: true } } as const;

export const topQuery = endpointQuery(showTop, {}, options);
export const waitingQuery = endpointQuery(listWaiting, {}, options);
