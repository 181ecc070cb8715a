import { refuse } from './refusal.ts';

/**
 * Optimistic lock: returns the row of an `update … where version = …`, or refuses with the version
 * stored now, so that the client can compare.
 */
export async function orStale<T>(
  updated: T | undefined,
  storedVersion: () => Promise<number | undefined>,
): Promise<T> {
  if (updated !== undefined) return updated;
  const current = await storedVersion();
  return current === undefined ? refuse('not_found') : refuse('stale_version', { current });
}
