import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { offerMade, ofThread, sharedPlan, tickBody } from './schemas.ts';

const recruiting = company(0, 1, 2);
const reply = z.object({
  /** Null: the company made no offer, or the student is not available. */
  offer: offerMade.nullable(),
  shared: sharedPlan.nullable(),
});

export const showCompanyOffer = endpoint({
  id: 'company.afterOffer.showOffer',
  method: 'GET',
  path: '/v1/company/after-offer/{id}',
  summary:
    'What comes after an offer, by the thread: what the student shares of their stay, and who has ' +
    'ticked what.',
  auth: recruiting,
  params: ofThread,
  reply,
  errors: [],
});

export const tickByCompany = endpoint({
  id: 'company.afterOffer.tickStep',
  method: 'POST',
  path: '/v1/company/after-offer/tick',
  summary: 'Says that something is done, or not yet: what the company brings.',
  auth: recruiting,
  body: tickBody,
  reply,
  errors: ['thread_closed', 'not_shared', 'step_of_others'],
  limits: [{ by: 'account', max: 300, seconds: 3600 }],
});
