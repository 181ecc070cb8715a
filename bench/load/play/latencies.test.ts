import { expect, test } from 'vitest';
import { Latencies } from './latencies.ts';

test.each([
  [[], 99, 0],
  [[7], 50, 7],
  [[3, 1, 2], 50, 2],
  [Array.from({ length: 100 }, (_, at) => 100 - at), 99, 99],
  [Array.from({ length: 101 }, (_, at) => at), 99, 99],
  [[1, 1, 1, 900], 100, 900],
])('of %j the p%i is %i', (times, percent, expected) => {
  const latencies = new Latencies();
  for (const ms of times) latencies.add(ms);
  expect(latencies.percentile(percent)).toBe(expected);
});

test('continues after a percentile was read', () => {
  const latencies = new Latencies();
  latencies.add(5);
  expect(latencies.percentile(99)).toBe(5);
  latencies.add(1);
  expect([latencies.percentile(50), latencies.percentile(99), latencies.count]).toEqual([1, 5, 2]);
});
