import type { tickByStudent as endpoint } from '@engawa/contract/after-offer/student';
import type { Handler } from '../../../handler.ts';
import { partyOf } from '../../messages/public.ts';
import { readForStudent } from '../read-offer.ts';
import { tickStep as tick } from '../tick-step.ts';

export const tickStep: Handler<typeof endpoint> = async (call) => {
  await tick(call, call.body);
  return readForStudent(call.tx, partyOf(call.actor), call.body.threadId);
};
