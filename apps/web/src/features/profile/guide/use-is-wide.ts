import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: wide enough to show the 履歴書 beside the questions. */
const wide = matchMedia('(min-width: 64rem)');

function listen(notify: () => void): () => void {
  wide.addEventListener('change', notify);
  return () => wide.removeEventListener('change', notify);
}

/** A hook instead of CSS, because a hidden picture must not be fetched. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, () => wide.matches);
