import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Whether the page takes the window's whole height, and how (see the route table). */
export function useFills() {
  const fills = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.fills });
  useEffect(() => {
    if (!fills) return undefined;
    // Beside the home page's code it would be weight: few pages fill the window.
    const following = import('./seen-height.ts').then(({ followSeenHeight }) => followSeenHeight());
    return () => void following.then((leave) => leave());
  }, [fills]);
  return fills;
}
