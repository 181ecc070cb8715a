import type { Signal } from '@engawa/contract/realtime/schemas';
import { describe, expect, it } from 'vitest';
import { ApiFailure, SessionOver } from '../failures/api-failure.ts';
import {
  backoffMs,
  followSignals,
  type LiveParts,
  pollsPerTry,
  streamTries,
} from './follow-signals.ts';

const signal = (id: number): Signal => ({ id, kind: 'messages', subject: null });
const broken = new TypeError('network');

interface Script {
  streams: ((...parts: Parameters<LiveParts['stream']>) => Promise<void>)[];
  poll?: LiveParts['poll'];
}

/** Plays one stream after the other; after the last one, stops the reader. */
async function play({ streams, poll }: Script) {
  const asked: (number | undefined)[] = [];
  const pauses: number[] = [];
  const signals: Signal[] = [];
  let left = streams.length;
  let polls = 0;
  await followSignals(
    {
      async stream(after, onOpen, onSignal) {
        asked.push(after);
        left -= 1;
        await streams[asked.length - 1]?.(after, onOpen, onSignal);
      },
      async poll(after) {
        polls += 1;
        return poll ? poll(after) : { signals: [], last: after ?? 0 };
      },
      pause: async (ms) => void pauses.push(ms),
      seen: async () => {},
      stopped: () => left <= 0 && polls % pollsPerTry === 0,
      random: () => 0.5,
    },
    (received) => signals.push(received),
  );
  return { asked, pauses, signals, polls };
}

const opens =
  (...signals: Signal[]) =>
  async (_: number | undefined, onOpen: () => void, onSignal: (signal: Signal) => void) => {
    onOpen();
    signals.forEach(onSignal);
  };
const fails = (failure: Error) => () => Promise.reject(failure);

it('resumes after the last signal it has received', async () => {
  const { asked, signals } = await play({
    streams: [opens(signal(4), signal(5)), opens(signal(6))],
  });
  expect(asked).toEqual([undefined, 5]);
  expect(signals.map(({ id }) => id)).toEqual([4, 5, 6]);
});

it('emits a reset if it could not resume', async () => {
  const { signals } = await play({ streams: [fails(broken), opens(), opens(signal(1))] });
  expect(signals.map(({ kind }) => kind)).toEqual(['reset', 'reset', 'messages']);
});

it('falls back to polling when streams keep failing, and then retries the stream', async () => {
  const failing = Array.from({ length: streamTries }, () => fails(broken));
  const { asked, polls, signals } = await play({
    streams: [...failing, opens(signal(9))],
    poll: async (after) => ({ signals: after === 7 ? [] : [signal(7)], last: 7 }),
  });
  expect(polls).toBe(pollsPerTry);
  expect(asked).toEqual([undefined, undefined, undefined, 7]);
  expect(signals.filter(({ kind }) => kind === 'messages').map(({ id }) => id)).toEqual([7, 9]);
});

describe('stops when the session ends', () => {
  const over = [
    new SessionOver('expired'),
    new ApiFailure(401, { code: 'not_signed_in', message: '' }),
    new ApiFailure(403, { code: 'wrong_kind', message: '' }),
  ];
  it.each(over)('$code', async (failure) => {
    const { asked } = await play({ streams: [fails(failure), opens(signal(1))] });
    expect(asked).toHaveLength(1);
  });
});

it('backs off with every failure, up to half a minute, with jitter', () => {
  const most = [0, 1, 2, 3, 4, 5, 6, 50].map((failures) => backoffMs(failures, 1));
  expect(most).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(backoffMs(3, 0)).toBe(4000);
});
