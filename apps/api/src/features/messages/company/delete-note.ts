import type { deleteThreadNote as endpoint } from '@engawa/contract/messages/inside';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteNote as remove } from '../inside/notes.repo.ts';
import { listReaders } from '../threads/readers.repo.ts';
import { signalReaders } from '../threads/signal-thread.ts';

export const deleteNote: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, params, outbox, concerns } = call;
  const { companyId, accountId } = actor;
  const { threadId } = found(await remove(tx, companyId, accountId, params.id));
  concerns(threadId);
  signalReaders(outbox, { id: threadId, studentId: null }, await listReaders(tx, threadId));
  return {};
};
