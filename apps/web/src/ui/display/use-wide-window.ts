import { useSyncExternalStore } from 'react';

/** Wide enough for a form in two languages beside a phone preview. */
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
