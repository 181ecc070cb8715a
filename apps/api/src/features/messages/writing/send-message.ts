import { sendLimits } from '@engawa/contract/messages/limits';
import { unfilledIn } from '@engawa/contract/messages/variables';
import type { Actor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import { RunAgain } from '@engawa/platform/errors/run-again';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../../database.ts';
import { useFile } from '../../files/public.ts';
import { mailAfter } from '../mail/mail-after.rules.ts';
import type { MessageServices } from '../message-services.ts';
import { presentMessage, studentAuthor } from '../messages.present.ts';
import { type Party, partyOf } from '../party.ts';
import { fold } from '../search/fold.rules.ts';
import { readMessage } from '../threads/show-thread.ts';
import { signalReaders } from '../threads/signal-thread.ts';
import { lockThread } from '../threads/threads.repo.ts';
import { attachFiles } from './message-files.repo.ts';
import { findById, insertMessage, isSecond } from './send.repo.ts';

export interface SendCall {
  tx: Tx;
  actor: Actor;
  outbox: Outbox;
  now: Date;
  concerns(id: string): void;
}

export interface Written {
  threadId: string;
  clientId: string;
  kind: 'text' | 'slots';
  text: string | null;
  files: readonly string[];
}

/** Puts a message into a thread, or answers what was put there under this id before. */
export async function sendMessage(call: SendCall, services: MessageServices, written: Written) {
  const { now, outbox, concerns } = call;
  const party = partyOf(call.actor);
  const { threadId, clientId: id, kind, text, files } = written;
  if (party.side === 'company' && text !== null) refuseUnfilled(text);
  countSending(services.limits, party, threadId);
  const sending = { id, threadId, kind, text, folded: fold(text ?? ''), now };
  const sent = await insertOnce(call, party, { ...sending, mailAt: mailAfter(now) });
  concerns(threadId);
  if (!sent) return { message: await answerEarlier(call, services, party, written), isNew: false };
  signalReaders(outbox, { id: threadId, studentId: sent.studentId }, sent.recruiters);
  if (files.length > 0) {
    await attach(call, id, files);
    const reading = { db: call.tx, party, now, slotsOf: services.slotsOf };
    const place = { threadId, number: sent.number };
    return { message: await readMessage(reading, place), isNew: true };
  }
  const { firstName, lastName, pictures } = sent;
  const row = {
    id,
    number: sent.number,
    side: party.side,
    authorId: party.accountId,
    kind,
    text,
    sentAt: now,
    editedAt: null,
    deletedAt: null,
    authorName: lastName,
    authorPictures: pictures,
    files: [],
  };
  const student = studentAuthor({ first_name: firstName, last_name: lastName, pictures });
  const message = presentMessage(row, { party, student, slots: new Map(), now });
  return { message, isNew: true };
}

/** A template that nobody has filled in is not for sending. */
export function refuseUnfilled(text: string): void {
  const open = unfilledIn(text);
  if (open.length === 0) return;
  const variables = open.map((name) => `{${name}}`).join(' ');
  refuse('variables_unfilled', { details: { variables } });
}

/** Minutes come first: whoever writes fast is told to wait, not that the day is over. */
function countSending(limits: CallLimits, party: Party, threadId: string): void {
  const { accountId, side, id } = party;
  const counted = [
    ...sendLimits.account.map((limit) => ({ name: 'messages-of', who: accountId, limit })),
    ...sendLimits.receiver.map((limit) => ({
      name: `messages-from-${side}`,
      who: threadId,
      limit,
    })),
    ...(side === 'company'
      ? sendLimits.company.map((limit) => ({ name: 'messages-of-company', who: id, limit }))
      : []),
  ];
  for (const budget of counted) {
    const { over, secondsLeft } = limits.countLoosely(budget);
    if (!over) continue;
    const code = budget.limit.seconds > 60 ? 'messages_used_up' : 'too_many_messages';
    refuse(code, { retryAfterSeconds: secondsLeft });
  }
}

async function insertOnce(
  { tx }: SendCall,
  party: Party,
  sending: Parameters<typeof insertMessage>[2],
) {
  try {
    return await insertMessage(tx, party, sending);
  } catch (error) {
    // The same message was on its way twice; the other one is there now.
    throw isSecond(error) ? new RunAgain(error) : error;
  }
}

/** Nothing was written: because it is there, or because it may not be. */
async function answerEarlier(
  { tx, now }: SendCall,
  { slotsOf }: MessageServices,
  party: Party,
  { threadId, clientId }: Written,
) {
  found(await lockThread(tx, party, threadId));
  const earlier = await findById(tx, clientId);
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
