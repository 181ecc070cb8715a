import { describe, expect, it } from 'vitest';
import { ChunkFailure, fetchChunk, isChunkFailure, mayReload } from './chunk-failure.ts';

describe('isChunkFailure', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x.test/assets/a.js',
    'error loading dynamically imported module: https://x.test/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
    "'text/html' is not a valid JavaScript MIME type.",
  ])('recognises "%s"', (message) => expect(isChunkFailure(new TypeError(message))).toBe(true));

  it('does not match other errors', () => {
    expect(isChunkFailure(new TypeError("can't access property of undefined"))).toBe(false);
    expect(isChunkFailure('Failed to fetch dynamically imported module')).toBe(false);
  });
});

it('names a chunk that could not be loaded', async () => {
  await expect(fetchChunk(() => Promise.reject(new Error('x')))).rejects.toBeInstanceOf(
    ChunkFailure,
  );
  expect(await fetchChunk(async () => 1)).toBe(1);
});

describe('mayReload', () => {
  const memory = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    };
  };

  it('allows one reload in sixty seconds', () => {
    const storage = memory();
    const at = (now: number) => mayReload({ storage, now, online: true });
    expect([at(1_000), at(2_000), at(60_999), at(61_000), at(61_001)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it('allows none offline, where the browser would show its own error page', () => {
    expect(mayReload({ storage: memory(), now: 1, online: false })).toBe(false);
  });

  it('allows none without storage', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const storage = { getItem: forbidden, setItem: forbidden };
    expect(mayReload({ storage, now: 1, online: true })).toBe(false);
  });
});
