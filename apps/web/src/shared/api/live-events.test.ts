import type { RealtimeEvent } from '@engawa/contract/realtime/schemas';
import { describe, expect, it } from 'vitest';
import { ApiFailure, SessionOver } from './api-failure.ts';
import {
  backoffMs,
  followEvents,
  type LiveParts,
  pollsPerTry,
  streamTries,
} from './live-events.ts';

const event = (id: number): RealtimeEvent => ({ id, kind: 'messages', subject: null });
const broken = new TypeError('network');

interface Script {
  streams: ((...parts: Parameters<LiveParts['stream']>) => Promise<void>)[];
  poll?: LiveParts['poll'];
}

/** Plays the streams in turn; after the last one the reader is stopped. */
async function play({ streams, poll }: Script) {
  const asked: (number | undefined)[] = [];
  const pauses: number[] = [];
  const events: RealtimeEvent[] = [];
  let left = streams.length;
  let polls = 0;
  await followEvents(
    {
      async stream(after, onOpen, onEvent) {
        asked.push(after);
        left -= 1;
        await streams[asked.length - 1]?.(after, onOpen, onEvent);
      },
      async poll(after) {
        polls += 1;
        return poll ? poll(after) : { events: [], last: after ?? 0 };
      },
      pause: async (ms) => void pauses.push(ms),
      seen: async () => {},
      stopped: () => left <= 0 && polls % pollsPerTry === 0,
      random: () => 0.5,
    },
    (received) => events.push(received),
  );
  return { asked, pauses, events, polls };
}

const opens =
  (...events: RealtimeEvent[]) =>
  async (_: number | undefined, onOpen: () => void, onEvent: (event: RealtimeEvent) => void) => {
    onOpen();
    events.forEach(onEvent);
  };
const fails = (failure: Error) => () => Promise.reject(failure);

it('resumes after the last event that it has seen', async () => {
  const { asked, events } = await play({ streams: [opens(event(4), event(5)), opens(event(6))] });
  expect(asked).toEqual([undefined, 5]);
  expect(events.map(({ id }) => id)).toEqual([4, 5, 6]);
});

it('says that something may have been missed where it could not resume', async () => {
  const { events } = await play({ streams: [fails(broken), opens(), opens(event(1))] });
  expect(events.map(({ kind }) => kind)).toEqual(['reset', 'reset', 'messages']);
});

it('asks in turns when streams fail again and again, and then tries the stream anew', async () => {
  const failing = Array.from({ length: streamTries }, () => fails(broken));
  const { asked, polls, events } = await play({
    streams: [...failing, opens(event(9))],
    poll: async (after) => ({ events: after === 7 ? [] : [event(7)], last: 7 }),
  });
  expect(polls).toBe(pollsPerTry);
  expect(asked).toEqual([undefined, undefined, undefined, 7]);
  expect(events.filter(({ kind }) => kind === 'messages').map(({ id }) => id)).toEqual([7, 9]);
});

describe('ends with the session', () => {
  const over = [
    new SessionOver('expired'),
    new ApiFailure(401, { code: 'not_signed_in', message: '' }),
    new ApiFailure(403, { code: 'wrong_kind', message: '' }),
  ];
  it.each(over)('$code', async (failure) => {
    const { asked } = await play({ streams: [fails(failure), opens(event(1))] });
    expect(asked).toHaveLength(1);
  });
});

it('waits longer with every failure, at most half a minute, and not the same for everyone', () => {
  const most = [0, 1, 2, 3, 4, 5, 6, 50].map((failures) => backoffMs(failures, 1));
  expect(most).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(backoffMs(3, 0)).toBe(4000);
});
