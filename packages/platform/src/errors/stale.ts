import { refuse } from './refusal.ts';

/**
 * After `update … where version = <the one the caller saw>`: the updated row, or the refusal that
 * names the version stored now, so that the caller can compare.
 */
export async function orStale<T>(
  updated: T | undefined,
  storedVersion: () => Promise<number | undefined>,
): Promise<T> {
  if (updated !== undefined) return updated;
  const current = await storedVersion();
  return current === undefined ? refuse('not_found') : refuse('stale_version', { current });
}
