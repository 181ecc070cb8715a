import { useSyncExternalStore } from 'react';

/** Room for a form in two languages and a phone beside it. */
const query = '(min-width: 1440px)';

function follow(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

export const useWideWindow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
