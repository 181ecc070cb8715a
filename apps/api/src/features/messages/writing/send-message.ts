import type { Actor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import { RunAgain } from '@engawa/platform/errors/run-again';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../../database.ts';
import { useFile } from '../../files/public.ts';
import type { MessageServices } from '../message-services.ts';
import { readMessage } from '../threads/show-thread.ts';
import { signalReaders } from '../threads/signal-thread.ts';
import { lockThread } from '../threads/threads.repo.ts';
import { attachFiles } from './message-files.repo.ts';
import { presentSent } from './present-sent.ts';
import type { ReadyMessage } from './ready-message.ts';
import { findById, insertMessage, isDuplicateId } from './send.repo.ts';

export interface SendCall {
  tx: Tx;
  actor: Actor;
  outbox: Outbox;
  now: Date;
  concerns(id: string): void;
}

/** Sends a message, or returns the one sent before with the same client id. */
export async function sendMessage(call: SendCall, services: MessageServices, ready: ReadyMessage) {
  const { now, outbox, concerns } = call;
  const { party, sending, files } = ready;
  const { id, threadId } = sending;
  if (party.applicantsOnly) found(await lockThread(call.tx, party, threadId));
  const sent = await insertOnce(call, ready);
  concerns(threadId);
  if (!sent) return { message: await answerEarlier(call, services, ready), isNew: false };
  signalReaders(outbox, { id: threadId, studentId: sent.studentId }, sent.recruiters);
  if (files.length === 0) return { message: presentSent(ready, sent), isNew: true };
  await attach(call, id, files);
  const reading = { db: call.tx, party, now, slotsOf: services.slotsOf };
  const place = { threadId, number: sent.number };
  return { message: await readMessage(reading, place), isNew: true };
}

async function insertOnce({ tx }: SendCall, { party, sending }: ReadyMessage) {
  try {
    return await insertMessage(tx, party, sending);
  } catch (error) {
    // A concurrent request has inserted the same message; the retry finds it.
    throw isDuplicateId(error) ? new RunAgain(error) : error;
  }
}

/** The statement inserted nothing: the message exists already, or must not be sent. */
async function answerEarlier(
  { tx, now }: SendCall,
  { slotsOf }: MessageServices,
  { party, sending: { id, threadId } }: ReadyMessage,
) {
  found(await lockThread(tx, party, threadId));
  const earlier = await findById(tx, id);
  if (!earlier) refuse('thread_closed');
  const isOwn =
    earlier.threadId === threadId &&
    earlier.side === party.side &&
    (party.side === 'student' || earlier.authorId === party.accountId);
  if (!isOwn) refuse('message_sent_otherwise');
  return readMessage({ db: tx, party, now, slotsOf }, earlier);
}

async function attach(call: SendCall, messageId: string, files: readonly string[]): Promise<void> {
  for (const fileId of files) {
    await useFile(call, { fileId, purpose: 'message', subject: `message:${messageId}:${fileId}` });
  }
  await attachFiles(call.tx, messageId, files);
}
