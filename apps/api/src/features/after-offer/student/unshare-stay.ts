import type { unshareStay as endpoint } from '@engawa/contract/after-offer/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../people/lock-student.repo.ts';
import { lockThread, partyOf, signalThread } from '../../messages/public.ts';
import { hidePlan } from '../plan.repo.ts';
import { readForStudent } from '../read-offer.ts';

export const unshareStay: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, concerns } = call;
  const party = partyOf(actor);
  await lockStudent(tx, party.id);
  const thread = found(await lockThread(tx, party, body.threadId));
  concerns(thread.id);
  await hidePlan(tx, thread.id, party.id);
  await signalThread(call, thread);
  return readForStudent(tx, party, thread.id);
};
