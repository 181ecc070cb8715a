import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: there is room for the 履歴書 beside the questions. */
const wide = matchMedia('(min-width: 64rem)');

function listen(tell: () => void): () => void {
  wide.addEventListener('change', tell);
  return () => wide.removeEventListener('change', tell);
}

/** What is not shown is not fetched either. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, () => wide.matches);
