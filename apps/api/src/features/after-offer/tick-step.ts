import { tickedBy } from '@engawa/contract/after-offer/parties';
import { type OfferStepId, offerSteps } from '@engawa/contract/after-offer/steps';
import type { Actor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../database.ts';
import { lockStudent } from '../../people/lock-student.repo.ts';
import {
  findNames,
  lockThread,
  partyOf,
  refuseIfClosed,
  signalReaders,
  signalThread,
} from '../messages/public.ts';
import { findPlan, putPlan, putTick, removeTick } from './plan.repo.ts';
import { findOffer, ownStay, planOf } from './read-offer.ts';

interface Call {
  tx: Tx;
  outbox: Outbox;
  now: Date;
  actor: Actor;
  concerns(id: string): void;
}

interface Ticking {
  threadId: string;
  step: OfferStepId;
  done: boolean;
}

/**
 * Ticks or unticks a step. Once the student has shared the plan, a signal shows the tick to both
 * sides at once; before that only the student can tick and see it.
 */
export async function tickStep(call: Call, { threadId, step, done }: Ticking): Promise<void> {
  const { tx, actor, now, concerns } = call;
  const party = partyOf(actor);
  // Locks the student before the thread, in the order of an erasure.
  const names = await findNames(tx, threadId);
  if (names) await lockStudent(tx, names.studentId);
  const thread = found(await lockThread(tx, party, threadId));
  concerns(threadId);
  await refuseIfClosed(tx, party, threadId);
  // A deleted student answers as one who blocked the company.
  if (!names) return refuse('thread_closed');
  const { companyId } = thread;
  const { studentId } = names;
  const offer = await findOffer(tx, { student: studentId, company: companyId });
  if (!offer) return refuse('not_shared');
  const plan = await findPlan(tx, threadId);
  const sharedAt = plan?.sharedAt ?? null;
  const stay = sharedAt ? plan : party.side === 'student' && (await ownStay(tx, studentId, offer));
  if (!stay) return refuse('not_shared');
  const { steps } = planOf(stay, offer, sharedAt ?? now);
  if (!steps.some(({ id }) => id === step)) refuse('not_shared');
  if (tickedBy(offerSteps.byId(step).who) !== party.side) refuse('step_of_others');
  if (!sharedAt) await putPlan(tx, { threadId, companyId, studentId }, stay, null);
  if (done) await putTick(tx, { threadId, companyId, step, accountId: party.accountId }, now);
  else await removeTick(tx, threadId, step);
  if (sharedAt) await signalThread(call, thread);
  // A signal to the company would tell that the student ticked in private.
  else signalReaders(call.outbox, thread, []);
}
