import type { shareStay as endpoint } from '@engawa/contract/after-offer/student';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../people/lock-student.repo.ts';
import { studentName } from '../../../people/student-name.ts';
import {
  findCompanyReaders,
  findNames,
  lockThread,
  partyOf,
  refuseIfClosed,
  signalThread,
} from '../../messages/public.ts';
import { type Notifying, notify } from '../../notifications/public.ts';
import { findPlan, putPlan } from '../plan.repo.ts';
import { findOffer, readForStudent, readOwnStay } from '../read-offer.ts';

export const shareStay: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now, concerns } = call;
  const { threadId, startsIn } = body;
  const party = partyOf(actor);
  await lockStudent(tx, party.id);
  const thread = found(await lockThread(tx, party, threadId));
  concerns(threadId);
  await refuseIfClosed(tx, party, threadId);
  const { companyId } = thread;
  const offer = await findOffer(tx, { student: party.id, company: companyId });
  if (!offer) return refuse('no_offer');
  const { status, ...own } = await readOwnStay(tx, party.id, offer);
  if (status === null) return refuse('status_missing');
  const isNew = !(await findPlan(tx, threadId))?.sharedAt;
  const whose = { threadId, companyId, studentId: party.id };
  await putPlan(tx, whose, { ...own, status, startsIn }, now);
  await signalThread(call, thread);
  if (isNew) await notifyCompany(call, threadId);
  return readForStudent(tx, party, threadId);
};

/** Notifies the thread's assignee, else everybody who handles threads. */
async function notifyCompany(call: Notifying, threadId: string): Promise<void> {
  const names = await findNames(call.tx, threadId);
  if (!names) return;
  const readers = await findCompanyReaders(call.tx, names.companyId, [names.assigneeId]);
  const student = studentName(names);
  await notify(call, {
    kind: 'studentSharedStay',
    about: { studentId: names.studentId, student, threadId },
    to: readers.map(({ id }) => id),
  });
}
