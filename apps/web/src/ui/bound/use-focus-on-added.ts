import { useEffect, useRef } from 'react';
import { firstField } from './first-field.ts';

/** For `append`: this module sets the focus, not react-hook-form. */
export const withoutFocus = { shouldFocus: false } as const;

/**
 * Focuses the first field of an added list item. `lastItem` is the ref of the last item; call
 * `noteAdding` before adding.
 */
export function useFocusOnAdded<Item extends HTMLElement>(count: number) {
  const lastItem = useRef<Item>(null);
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    if (countBefore.current === undefined || count <= countBefore.current) return;
    countBefore.current = undefined;
    if (lastItem.current) firstField(lastItem.current)?.focus();
  }, [count]);
  const noteAdding = () => {
    countBefore.current = count;
  };
  return { lastItem, noteAdding };
}
