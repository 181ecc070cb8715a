import { found } from '@engawa/platform/errors/refusal';
import { dropLines } from '@engawa/platform/mail/daily-lines.repo';
import { partyOf } from '../party.ts';
import { listReaders } from '../threads/readers.repo.ts';
import { signalReaders } from '../threads/signal-thread.ts';
import { markRead } from './read-marks.repo.ts';
import type { SendCall } from './send-message.ts';

/** Marks messages up to a number as read by this side; the other side sees 既読. */
export async function readThread(
  call: SendCall,
  body: { threadId: string; number: number },
): Promise<{ unread: number }> {
  const party = partyOf(call.actor);
  const marked = found(await markRead(call.tx, party, body));
  call.concerns(marked.id);
  if (!marked.changed) return { unread: marked.unread };
  const recruiters = await listReaders(call.tx, marked.id);
  signalReaders(call.outbox, marked, recruiters);
  if (marked.unread === 0) {
    const readers = party.side === 'student' ? [party.accountId] : recruiters;
    await dropLines(call.tx, readers, { kind: 'messages', path: `/${marked.id}` });
  }
  return { unread: marked.unread };
}
