import type { deleteThreadNote as endpoint } from '@engawa/contract/messages/inside';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteNote as remove } from '../inside/notes.repo.ts';
import { signalReaders } from '../threads/signal-thread.ts';
import { listReaders } from '../threads/threads.repo.ts';

export const deleteNote: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, params, outbox, concerns } = call;
  const { companyId, accountId } = actor;
  const { threadId } = found(await remove(tx, companyId, accountId, params.id));
  concerns(threadId);
  signalReaders(outbox, { id: threadId, studentId: null }, await listReaders(tx, companyId));
  return {};
};
