import { expect, test, vi } from 'vitest';
import { Breaker } from './breaker.ts';
import { ClusterError } from './cluster-error.ts';

const failing = () => Promise.reject(new ClusterError('no answer'));

function breaker() {
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  return { one: new Breaker({ patienceMs: 50, onOpen, onClose }), onOpen, onClose };
}

test('opens after two failures in a row and closes after a success', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { one, onOpen, onClose } = breaker();
  for (const isLast of [false, true]) {
    expect(one.isClosed).toBe(true);
    expect(await one.run(failing)).toBeUndefined();
    expect(onOpen).toHaveBeenCalledTimes(isLast ? 1 : 0);
  }
  expect(one.isClosed).toBe(false);
  vi.advanceTimersByTime(5_001);
  expect(one.isClosed).toBe(true);
  expect(await one.run(async () => 'found')).toBe('found');
  expect(onClose).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a refused request does not count as a failure of the cluster', async () => {
  const { one, onOpen } = breaker();
  for (let turn = 0; turn < 5; turn += 1) {
    await one.run(() => Promise.reject(new ClusterError('answered 400', true)));
  }
  expect(one.isClosed).toBe(true);
  expect(onOpen).not.toHaveBeenCalled();
});

test('gives up a request that takes too long', async () => {
  const { one } = breaker();
  expect(await one.run(() => new Promise<string>(() => undefined))).toBeUndefined();
});
