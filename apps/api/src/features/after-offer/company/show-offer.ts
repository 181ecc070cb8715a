import type { showCompanyOffer as endpoint } from '@engawa/contract/after-offer/company';
import type { Handler } from '../../../handler.ts';
import { partyOf } from '../../messages/public.ts';
import { readForCompany } from '../read-offer.ts';

export const showOffer: Handler<typeof endpoint> = ({ db, actor, params }) =>
  readForCompany(db, partyOf(actor), params.id);
