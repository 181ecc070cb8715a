import { useCallback, useState } from 'react';
import type { Choice } from './choice.ts';

/** Finds the choice of a value, also one from an earlier search on the server. */
export function useSeenChoices(items: readonly Choice[], chosen: readonly Choice[] = []) {
  const [seen] = useState(() => new Map<string, Choice>());
  return useCallback(
    (value: string): Choice | undefined => {
      for (const choice of [...chosen, ...items]) seen.set(choice.value, choice);
      return seen.get(value);
    },
    [seen, items, chosen],
  );
}
