import type { assignThread as endpoint } from '@engawa/contract/messages/inside';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { listAssignees } from '../../../people/recruiters.repo.ts';
import { setAssignee } from '../inside/assignees.repo.ts';
import { presentForCompany } from '../messages.present.ts';
import { partyOf } from '../party.ts';
import { findForCompany } from '../threads/company-threads.repo.ts';
import { listReaders } from '../threads/readers.repo.ts';
import { signalReaders } from '../threads/signal-thread.ts';
import { lockThread } from '../threads/threads.repo.ts';

export const assignThread: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, outbox, language, concerns } = call;
  const { companyId } = actor;
  const { threadId, assigneeId } = body;
  found(await lockThread(tx, partyOf(actor), threadId));
  if (assigneeId !== null) {
    const colleagues = await listAssignees(tx, companyId, [0, 1, 2]);
    found(colleagues.find(({ id }) => id === assigneeId));
  }
  await setAssignee(tx, companyId, threadId, assigneeId);
  concerns(threadId);
  signalReaders(outbox, { id: threadId, studentId: null }, await listReaders(tx, threadId));
  return {
    thread: presentForCompany(found(await findForCompany(tx, partyOf(actor), threadId)), language),
  };
};
