import { expect, test } from 'vitest';
import { CheckedCache } from './checked-cache.ts';

function cache(maxBytes = 100) {
  let now = 0;
  const made: string[] = [];
  const kept = new CheckedCache<string>({ freshMs: 10, maxBytes, now: () => now });
  return {
    kept,
    made,
    pass: (ms: number) => {
      now += ms;
    },
    ask: (key: string, stamp: string | undefined, bytes = 10) =>
      kept.renewed(key, {
        check: async () => stamp,
        make: async () => {
          made.push(`${key}${stamp}`);
          return { value: `${key}${stamp}`, bytes };
        },
      }),
  };
}

test('is made once while its stamp is unchanged, and checked after `freshMs`', async () => {
  const { kept, made, pass, ask } = cache();
  expect(kept.fresh('a')).toBeUndefined();
  expect(await ask('a', '1')).toBe('a1');
  expect(kept.fresh('a')).toBe('a1');
  pass(10);
  expect(kept.fresh('a')).toBeUndefined();
  expect(await ask('a', '1')).toBe('a1');
  expect(made).toEqual(['a1']);
  pass(10);
  expect(await ask('a', '2')).toBe('a2');
  expect(kept.fresh('a')).toBe('a2');
});

test('is dropped when the check finds nothing', async () => {
  const { kept, ask } = cache();
  await ask('a', '1');
  expect(await ask('a', undefined)).toBeUndefined();
  expect([kept.fresh('a'), kept.bytes]).toEqual([undefined, 0]);
});

test('concurrent requests share one creation', async () => {
  const { made, ask } = cache();
  expect(await Promise.all([ask('a', '1'), ask('a', '1'), ask('a', '1')])).toEqual([
    'a1',
    'a1',
    'a1',
  ]);
  expect(made).toEqual(['a1']);
});

test('evicts the least recently checked entry and does not store values over the limit', async () => {
  const { kept, ask } = cache(25);
  await ask('a', '1');
  await ask('b', '1');
  await ask('a', '1');
  await ask('c', '1');
  expect(['a', 'b', 'c'].map((key) => kept.fresh(key))).toEqual(['a1', undefined, 'c1']);
  expect(await ask('d', '1', 26)).toBe('d1');
  expect([kept.fresh('d'), kept.bytes]).toEqual([undefined, 20]);
});

test('a failure rejects all waiting requests, and the next one tries again', async () => {
  const { kept, ask } = cache();
  const failing = kept.renewed('a', {
    check: () => Promise.reject(new Error('away')),
    make: async () => ({ value: '', bytes: 0 }),
  });
  await expect(failing).rejects.toThrow('away');
  expect(await ask('a', '1')).toBe('a1');
});
