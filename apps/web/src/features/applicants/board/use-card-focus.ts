import { useRef } from 'react';

/** Keeps the focus on a card that moves to another column, where it is a new element. */
export function useCardFocus() {
  const wanted = useRef<string>(undefined);
  return {
    follow: (id: string) => {
      wanted.current = id;
    },
    /** For the card's handle, when it appears: takes the focus unless it is elsewhere by now. */
    onAppear: (id: string, handle: HTMLElement | null) => {
      if (!handle || wanted.current !== id) return;
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body) handle.focus();
    },
    /** A card that the person has focused themselves is not called back. */
    onFocus: (id: string) => {
      if (wanted.current !== id) wanted.current = undefined;
    },
  };
}

export type CardFocus = ReturnType<typeof useCardFocus>;
