import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batch } from './batch.ts';

let page: EventTarget & { visibilityState: string };
let sent: number[][];
let report: (one: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', globalThis);
  sent = [];
  report = batch<number>((views) => sent.push(views));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends reports of the same moment together, at most twenty at once', () => {
  for (let one = 1; one <= 22; one += 1) report(one);
  expect(sent.map((views) => views.length)).toEqual([20]);
  vi.advanceTimersByTime(5_000);
  expect(sent[1]).toEqual([21, 22]);
});

it('sends at once when the page is hidden, and nothing twice', () => {
  report(1);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([[1]]);
  report(2);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([[1], [2]]);
});
