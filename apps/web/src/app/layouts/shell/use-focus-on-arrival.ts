import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** The page whose content was reached last; a new layout brings a new element for the same page. */
let arrivedAt: string | undefined;

/**
 * A new page begins at its content for those who listen to it or use the keyboard. The first page
 * of a visit leaves the focus where the browser puts it.
 */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    if (path === undefined) return;
    const isNew = arrivedAt !== undefined && arrivedAt !== path;
    const isLost = arrivedAt !== undefined && document.activeElement === document.body;
    arrivedAt = path;
    // An address may name a place on the page, which has taken the focus by now.
    const isAtPlace =
      window.location.hash !== '' && content.current?.contains(document.activeElement);
    if ((isNew || isLost) && !isAtPlace) content.current?.focus({ preventScroll: true });
  }, [path, content]);
}
