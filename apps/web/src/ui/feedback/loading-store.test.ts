import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownAfterMs, shownAtLeastMs } from '../../shared/loading/steady-loading.ts';
import { beginLoading, loadingStore } from './loading-store.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

it('shows while anything runs and hides after the last', () => {
  const endFirst = beginLoading();
  const endSecond = beginLoading();
  vi.advanceTimersByTime(shownAfterMs);
  expect(loadingStore.get()).toBe(true);
  endFirst();
  // Ending twice counts once.
  endFirst();
  vi.advanceTimersByTime(10_000);
  expect(loadingStore.get()).toBe(true);
  endSecond();
  vi.advanceTimersByTime(shownAtLeastMs);
  expect(loadingStore.get()).toBe(false);
});

it('shows nothing for calls that are answered at once', () => {
  beginLoading()();
  vi.advanceTimersByTime(10_000);
  expect(loadingStore.get()).toBe(false);
});
