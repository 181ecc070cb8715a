import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownAfterMs, shownAtLeastMs } from '../../shared/loading/steady-loading.ts';
import { beginLoading, loadingStore, watchPresses } from './loading-store.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

it('shows while anything runs and hides after the last', () => {
  const endFirst = beginLoading();
  const endSecond = beginLoading();
  vi.advanceTimersByTime(shownAfterMs);
  expect(loadingStore.get()).toBe(true);
  endFirst();
  // A second call of the same function does not count.
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

it('waits for the end of a press', () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const stop = watchPresses();
  const end = beginLoading();
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(shownAfterMs);
  expect(loadingStore.get()).toBe(false);
  window.dispatchEvent(new Event('pointerup'));
  expect(loadingStore.get()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(loadingStore.get()).toBe(true);
  // A press on the overlay itself does not remove it.
  window.dispatchEvent(new Event('pointerdown'));
  expect(loadingStore.get()).toBe(true);
  end();
  vi.advanceTimersByTime(shownAtLeastMs);
  expect(loadingStore.get()).toBe(false);
  stop();
  vi.unstubAllGlobals();
});
