import { expect, test } from 'vitest';
import { bottleneckOf, holds, type Step } from './verdict.ts';

const watched = {
  loop: 0.5,
  server: 0.8,
  postgres: 0.4,
  generator: 0.2,
  idle: 0.6,
  others: 0,
  disk: 0.1,
  loopDelayMs: 20,
  connections: 4,
  waiting: 0,
};
const step: Step = {
  users: 1_000,
  asked: 20,
  done: 20,
  p50: 5,
  p95: 50,
  p99: 800,
  lateMs: 3,
  failed: 0,
  failedShare: 0,
  kinds: [{ kind: 'make a document', p99: 2_000, count: 200 }],
  failures: [],
  watched,
};

test.each([
  [499, 0, true],
  [500, 0, false],
  [100, 0.001, true],
  [100, 0.002, false],
])('p99 of %i ms with %d failed: %s', (p99, failedShare, held) => {
  expect(holds({ p99, failedShare })).toBe(held);
});

test.each([
  [{ watched: { ...watched, idle: 0.02, others: 0.8 } }, 'something else on this machine'],
  [{ lateMs: 300, watched: { ...watched, loop: 0.99 } }, 'the load generator'],
  [{ watched: { ...watched, loop: 0.97, idle: 0 } }, 'the server’s event loop'],
  [{ watched: { ...watched, idle: 0.02, waiting: 9 } }, 'the processor'],
  [{ watched: { ...watched, waiting: 9 } }, 'up to 9 commands waited'],
  [{ watched: { ...watched, disk: 0.97 } }, 'the disk, busy for 97 %'],
  [{ p99: 80, failedShare: 0.02 }, '2.00 % of the calls failed'],
  [{}, 'one kind of call, “make a document”'],
])('%j: %s', (change, sentence) => {
  expect(bottleneckOf({ ...step, ...change })).toContain(sentence);
});
