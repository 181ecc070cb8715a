import { type TargetWishes, targetWishes } from '@engawa/contract/targets/wishes';

/** Stored wishes with the terms of their column. */
export function readWishes(stored: unknown, terms: readonly string[]): TargetWishes {
  const wishes = targetWishes.parse(stored);
  return { ...wishes, wants: { ...wishes.wants, terms: [...terms] } };
}
