import type { Actor } from '@engawa/platform/auth/actor';
import type { Db } from '../../../database.ts';
import type { MessageServices } from '../message-services.ts';
import type { Side } from '../party.ts';
import { presentSent } from './present-sent.ts';
import { type ReadyMessage, readyMessage, type Written } from './ready-message.ts';
import { insertMessages } from './send.repo.ts';
import { type SendCall, sendMessage } from './send-message.ts';

interface Asking {
  actor: Actor;
  now: Date;
  body: Omit<Written, 'kind'>;
}

/** Concurrent messages share one transaction; messages of one thread keep their order. */
export const sendingOf = (side: Side, services: MessageServices) => ({
  before: async ({ body, ...who }: Asking) =>
    readyMessage(services.limits, who, { kind: 'text', ...body }),
  lineOf: ({ sending }: ReadyMessage) => sending.threadId,
  run: async (call: SendCall, ready: ReadyMessage) => {
    const { message } = await sendMessage(call, services, ready);
    return { written: message };
  },
  runAll: (db: Db, all: readonly ReadyMessage[]) => sendTogether(db, side, all),
});

/** Sends plain texts in one statement; `sendMessage` handles files and refusals. */
async function sendTogether(db: Db, side: Side, all: readonly ReadyMessage[]) {
  const plain = all.filter(({ files, party }) => files.length === 0 && !party.applicantsOnly);
  const sent = await insertMessages(db, side, plain);
  const byThread = new Map(sent.map((one) => [one.threadId, one]));
  const answers = all.map((ready) => {
    const written = byThread.get(ready.sending.threadId);
    return written && { written: presentSent(ready, written) };
  });
  const signals = sent.flatMap((one) => one.signals).toSorted((one, two) => one.id - two.id);
  return { answers, signals };
}
