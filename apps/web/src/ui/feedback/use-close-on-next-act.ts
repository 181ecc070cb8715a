import { useEffect } from 'react';
import { closeSnackbar, snackbarStore } from './snackbar-store.ts';

/** What a person does with the page; looking on with Tab or by scrolling is no act. */
const acts = ['click', 'input', 'popstate'] as const;

/** A result is over with the next act: whoever goes on has seen it. */
export function useCloseOnNextAct(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const close = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-snackbar]')) return;
      const { id } = snackbarStore.get();
      // After the act: drawing anew in the midst of an input takes the letter back that was typed.
      // What the act itself shows is another one, and stays.
      setTimeout(() => {
        if (snackbarStore.get().id === id) closeSnackbar();
      });
    };
    for (const act of acts) window.addEventListener(act, close, { capture: true });
    return () => {
      for (const act of acts) window.removeEventListener(act, close, { capture: true });
    };
  }, [isShown]);
}
