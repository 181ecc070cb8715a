import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import type { StoredFile } from '../../../shared/api/sending/upload-file.ts';
import { createStore } from '../../../ui/feedback/store.ts';
import type { Message } from '../sides.ts';

/** A message on its way. */
export interface Outgoing {
  /** The server stores it once, however often it is sent under this id. */
  clientId: string;
  threadId: string;
  text: string | null;
  files: readonly StoredFile[];
  state: 'sending' | 'waiting' | 'refused';
  /** Why it was refused. */
  words?: string;
}

type Sender = (message: Outgoing) => Promise<Message>;

interface Queue {
  send: Sender;
  onSent: (message: Message) => void;
  pause: (ms: number) => Promise<void>;
}

/** Outside the page: what was sent goes on while one reads another thread. */
export const outgoingStore = createStore<readonly Outgoing[]>([]);

const change = (clientId: string, to: Partial<Outgoing>) =>
  outgoingStore.set(
    outgoingStore.get().map((one) => (one.clientId === clientId ? { ...one, ...to } : one)),
  );
export const withdraw = (clientId: string) =>
  outgoingStore.set(outgoingStore.get().filter((one) => one.clientId !== clientId));

const isThere = (clientId: string) =>
  outgoingStore.get().some((one) => one.clientId === clientId && one.state !== 'refused');

const firstPauseMs = 1_000;
const longestPauseMs = 20_000;
const busy = new Set<string>();

/**
 * Sends what waits in a thread, one after the other, so that the order is the order of writing. A
 * network that is away is waited for; a refusal stops only the message that it concerns.
 */
export async function sendWaiting(threadId: string, queue: Queue): Promise<void> {
  if (busy.has(threadId)) return;
  busy.add(threadId);
  try {
    for (;;) {
      const next = outgoingStore
        .get()
        .find((one) => one.threadId === threadId && one.state !== 'refused');
      if (!next) return;
      await deliver(next, queue);
    }
  } finally {
    busy.delete(threadId);
  }
}

async function deliver(message: Outgoing, { send, onSent, pause }: Queue): Promise<void> {
  const { clientId } = message;
  for (
    let pauseMs = firstPauseMs;
    isThere(clientId);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  ) {
    try {
      change(clientId, { state: 'sending' });
      const sent = await send(message);
      onSent(sent);
      withdraw(clientId);
      return;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (!failure.passing) {
        change(clientId, { state: 'refused', words: failure.message });
        return;
      }
      change(clientId, { state: 'waiting' });
      await pause(pauseMs);
    }
  }
}

/** Puts a message at the end of the line. */
export function enqueue(message: Omit<Outgoing, 'state'>): void {
  outgoingStore.set([...outgoingStore.get(), { ...message, state: 'sending' }]);
}

/** A refused one is tried once more, as the same message. */
export const tryAgain = (clientId: string) => change(clientId, { state: 'waiting' });
