import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import type { StoredFile } from '../../../shared/api/sending/upload-file.ts';
import { createStore } from '../../../ui/feedback/store.ts';
import type { Message } from '../sides.ts';

export interface Outgoing {
  /** Idempotency key: the server stores the message once, however often it is sent. */
  clientId: string;
  threadId: string;
  text: string | null;
  files: readonly StoredFile[];
  state: 'sending' | 'waiting' | 'refused';
  words?: string;
}

type Sender = (message: Outgoing) => Promise<Message>;

interface Queue {
  send: Sender;
  onSent: (message: Message) => void;
  pause: (ms: number) => Promise<void>;
}

/** Module state, so that sending goes on while the person reads another thread. */
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
 * Sends a thread's queue one by one, in the order of writing. Retries while the network is
 * unavailable; a refusal affects only its own message.
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

export function enqueue(message: Omit<Outgoing, 'state'>): void {
  outgoingStore.set([...outgoingStore.get(), { ...message, state: 'sending' }]);
}

/** Sends a refused message again under the same id. */
export const tryAgain = (clientId: string) => change(clientId, { state: 'waiting' });
