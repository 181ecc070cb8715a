import { useEffect, useRef } from 'react';
import { firstField } from './first-field.ts';

/** For `append`: which field gets the focus is said here, not by the form's library. */
export const withoutFocus = { shouldFocus: false } as const;

/**
 * "Add" in a list of several leads into the first field of what it added. `lastItem` is the ref of
 * the last item; `noteAdding` is called before one is added.
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
