import { useEffect } from 'react';
import { closeSnackbar } from './snackbar-store.ts';

/** What a person does with the page; looking on with Tab or by scrolling is no act. */
const acts = ['click', 'input', 'popstate'] as const;

/** A result is over with the next act: whoever goes on has seen it. */
export function useCloseOnNextAct(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const close = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-snackbar]'))) closeSnackbar();
    };
    // On the way down, so that what the act itself shows is not closed by it.
    for (const act of acts) window.addEventListener(act, close, { capture: true });
    return () => {
      for (const act of acts) window.removeEventListener(act, close, { capture: true });
    };
  }, [isShown]);
}
