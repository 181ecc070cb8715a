import { randomUUID } from 'node:crypto';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../../database.ts';
import {
  findThreadOf,
  fold,
  insertMessage,
  type Party,
  signalThread,
} from '../../messages/public.ts';
import { daysAfter } from '../days-after.rules.ts';

interface Context {
  tx: Tx;
  outbox: Outbox;
  now: Date;
}

/** Skipped if there is no thread, or if the other side can no longer be written to. */
export async function writeIntoThread(
  { tx, outbox, now }: Context,
  pair: { student: string; company: string },
  { party, text }: { party: Party; text: string },
): Promise<void> {
  const thread = await findThreadOf(tx, pair);
  if (!thread) return;
  const message = { id: randomUUID(), threadId: thread.id, kind: 'text', text } as const;
  // The event's own mail announces the message; an unread one is mailed a day later.
  const mailAt = daysAfter(now, 1);
  const sent = await insertMessage(tx, party, { ...message, folded: fold(text), now, mailAt });
  if (sent) await signalThread({ tx, outbox }, { id: thread.id, studentId: pair.student });
}
