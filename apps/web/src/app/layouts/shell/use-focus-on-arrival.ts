import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** Module state, because a change of layout mounts a new element for the same page. */
let arrivedAt: string | undefined;

/**
 * Moves the focus to a new page's content, for screen readers and keyboards. The first page of a
 * visit keeps the browser's focus.
 */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    if (path === undefined) return;
    const isNew = arrivedAt !== undefined && arrivedAt !== path;
    const isLost = arrivedAt !== undefined && document.activeElement === document.body;
    arrivedAt = path;
    // If the address has a fragment, its target on the page already has the focus.
    const isAtPlace =
      window.location.hash !== '' && content.current?.contains(document.activeElement);
    if ((isNew || isLost) && !isAtPlace) content.current?.focus({ preventScroll: true });
  }, [path, content]);
}
