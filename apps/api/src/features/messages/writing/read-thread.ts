import { found } from '@engawa/platform/errors/refusal';
import { partyOf } from '../party.ts';
import { signalThread } from '../threads/signal-thread.ts';
import { markRead } from './read-marks.repo.ts';
import type { SendCall } from './send-message.ts';

/** Somebody of a side has seen everything up to a number; the other side sees 既読. */
export async function readThread(
  call: SendCall,
  body: { threadId: string; number: number },
): Promise<{ unread: number }> {
  const marked = found(await markRead(call.tx, partyOf(call.actor), body));
  call.concerns(marked.id);
  if (marked.changed) await signalThread(call, marked);
  return { unread: marked.unread };
}
