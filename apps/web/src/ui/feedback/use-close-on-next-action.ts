import { useEffect, useEffectEvent } from 'react';
import { closeSnackbar, snackbarStore } from './snackbar-store.ts';

/** Tab and scrolling do not count, because the person may still be reading. */
const actions = ['click', 'input', 'popstate'] as const;

/** Closes the snackbar on the next action, because the person has seen it. */
export function useCloseOnNextAction(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const close = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-snackbar]')) return;
      const { id } = snackbarStore.get();
      // Delayed, because re-rendering during an input event would revert the typed letter. A newer
      // snackbar shown by the same action stays.
      setTimeout(() => {
        if (snackbarStore.get().id === id) closeSnackbar();
      });
    };
    for (const action of actions) window.addEventListener(action, close, { capture: true });
    return () => {
      for (const action of actions) window.removeEventListener(action, close, { capture: true });
    };
  }, [isShown]);
}

const shownMs = 6_000;

/** Closes after six seconds; the time begins anew when the person stops holding it. */
export function useTimedClose({ held, onClose }: { held: boolean; onClose: () => void }): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => close(), shownMs);
    return () => clearTimeout(timer);
  }, [held]);
}
