import { afterEach, expect, it } from 'vitest';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import type { Message } from '../sides.ts';
import {
  enqueue,
  type Outgoing,
  outgoingStore,
  sendWaiting,
  tryAgain,
  withdraw,
} from './outgoing.ts';

afterEach(() => outgoingStore.set([]));

const away = () => new ApiFailure(0, { code: 'no_response', message: 'away' });
const refused = () => new ApiFailure(409, { code: 'thread_closed', message: 'closed' });
const write = (clientId: string) => enqueue({ clientId, threadId: 't', text: clientId, files: [] });

/** Answers one call after the other with these failures; undefined means stored. */
function play(answers: (Error | undefined)[] = []) {
  const sent: string[] = [];
  const stored: string[] = [];
  const pauses: number[] = [];
  return {
    sent,
    stored,
    pauses,
    queue: {
      send: async ({ clientId }: Outgoing) => {
        sent.push(clientId);
        const failure = answers.shift();
        if (failure) throw failure;
        return { id: clientId } as Message;
      },
      onSent: ({ id }: Message) => void stored.push(id),
      pause: async (ms: number): Promise<void> => void pauses.push(ms),
    },
  };
}

it('sends in order, and retries under the same id until the network is back', async () => {
  const { sent, stored, pauses, queue } = play([away(), away()]);
  write('a');
  write('b');
  await Promise.all([sendWaiting('t', queue), sendWaiting('t', queue)]);
  expect(sent).toEqual(['a', 'a', 'a', 'b']);
  expect(stored).toEqual(['a', 'b']);
  expect(pauses).toEqual([1_000, 2_000]);
  expect(outgoingStore.get()).toEqual([]);
});

it('keeps a refused message with its reason and goes on with the next', async () => {
  const { stored, queue } = play([refused()]);
  write('a');
  write('b');
  await sendWaiting('t', queue);
  expect(stored).toEqual(['b']);
  expect(outgoingStore.get()).toMatchObject([{ clientId: 'a', state: 'refused', words: 'closed' }]);
  tryAgain('a');
  await sendWaiting('t', queue);
  expect(stored).toEqual(['b', 'a']);
});

it('does not send a message that was withdrawn while it waited', async () => {
  const { sent, queue } = play([away(), away(), away()]);
  write('a');
  queue.pause = async () => withdraw('a');
  await sendWaiting('t', queue);
  expect(sent).toEqual(['a']);
});
