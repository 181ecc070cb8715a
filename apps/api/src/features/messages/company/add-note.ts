import type { addThreadNote as endpoint } from '@engawa/contract/messages/inside';
import { messageLimits } from '@engawa/contract/messages/limits';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentNote } from '../inside/notes.present.ts';
import { countNotes, findNote, insertNote } from '../inside/notes.repo.ts';
import { partyOf } from '../party.ts';
import { listReaders } from '../threads/readers.repo.ts';
import { signalReaders } from '../threads/signal-thread.ts';
import { lockThread } from '../threads/threads.repo.ts';

/** Notes are internal: only the company gets a signal. */
export const addNote: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now, outbox, concerns } = call;
  const party = partyOf(actor);
  const { companyId, accountId } = actor;
  const thread = found(await lockThread(tx, party, body.threadId));
  const count = messageLimits.notesPerThread;
  if ((await countNotes(tx, thread.id)) >= count) refuse('notes_used_up', { details: { count } });
  const written = { after: thread.lastNumber, authorId: accountId, text: body.text, now };
  const id = await insertNote(tx, { threadId: thread.id, companyId, ...written });
  concerns(thread.id);
  signalReaders(outbox, { id: thread.id, studentId: null }, await listReaders(tx, thread.id));
  return { note: presentNote(found(await findNote(tx, companyId, id)), party) };
};
