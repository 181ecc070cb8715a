import { useEffect } from 'react';

interface NextKeys {
  previous: string | undefined;
  next: string | undefined;
  onShow: (id: string) => void;
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null;

/** J and K go to the next and previous item, except while the focus is in a text field. */
export function useNextKeys({ previous, next, onShow }: NextKeys): void {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const id = { j: next, k: previous }[event.key.toLowerCase()];
      if (id) onShow(id);
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [previous, next, onShow]);
}
