import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { overlap } from './overlap.ts';

/**
 * The snackbar appears at the bottom, unless it would cover the control that was pressed last; then it
 * appears at the top. Anew for each snackbar.
 */
export function useClearOfTrigger(id: number) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  const [above, setAbove] = useState({ id, isAbove: false });
  useEffect(() => {
    const note = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest('button, a, input, label') : null;
      if (control && !control.closest('[data-snackbar]')) pressed.current = control;
    };
    window.addEventListener('click', note, { capture: true });
    return () => window.removeEventListener('click', note, { capture: true });
  }, []);
  const isAbove = above.id === id && above.isAbove;
  useLayoutEffect(() => {
    const box = place.current?.getBoundingClientRect();
    const trigger = pressed.current?.isConnected ? pressed.current.getBoundingClientRect() : null;
    if (box && trigger && box.height > 0 && overlap(box, trigger)) setAbove({ id, isAbove: true });
  }, [id]);
  return { place, isAbove };
}
