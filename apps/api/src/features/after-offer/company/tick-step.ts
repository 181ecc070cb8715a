import type { tickByCompany as endpoint } from '@engawa/contract/after-offer/company';
import type { Handler } from '../../../handler.ts';
import { partyOf } from '../../messages/public.ts';
import { readForCompany } from '../read-offer.ts';
import { tickStep as tick } from '../tick-step.ts';

export const tickStep: Handler<typeof endpoint> = async (call) => {
  await tick(call, call.body);
  return readForCompany(call.tx, partyOf(call.actor), call.body.threadId);
};
