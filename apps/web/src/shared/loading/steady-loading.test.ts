import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSteadyLoading, shownAfterMs, shownAtLeastMs } from './steady-loading.ts';

let changes: boolean[];
let loading: ReturnType<typeof createSteadyLoading>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  changes = [];
  loading = createSteadyLoading((visible) => changes.push(visible));
});
afterEach(() => vi.useRealTimers());

it('shows nothing for a fast answer', () => {
  loading.set(true);
  vi.advanceTimersByTime(shownAfterMs - 1);
  loading.set(false);
  vi.advanceTimersByTime(10_000);
  expect(changes).toEqual([]);
});

it('stays for the minimum time once it is visible', () => {
  loading.set(true);
  vi.advanceTimersByTime(shownAfterMs + 10);
  loading.set(false);
  vi.advanceTimersByTime(shownAtLeastMs - 11);
  expect(changes).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(changes).toEqual([true, false]);
});

it('disappears at once after a long wait', () => {
  loading.set(true);
  vi.advanceTimersByTime(5_000);
  loading.set(false);
  vi.advanceTimersByTime(0);
  expect(changes).toEqual([true, false]);
});

it('stays without flicker if the next wait begins before it disappeared', () => {
  loading.set(true);
  vi.advanceTimersByTime(shownAfterMs + 10);
  loading.set(false);
  loading.set(true);
  vi.advanceTimersByTime(10_000);
  expect(changes).toEqual([true]);
});

it('makes no more changes after it was stopped', () => {
  loading.set(true);
  loading.stop();
  vi.advanceTimersByTime(10_000);
  expect(changes).toEqual([]);
});
