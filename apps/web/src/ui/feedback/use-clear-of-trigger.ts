import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { overlap } from './overlap.ts';

/** Places each snackbar at the bottom, or at the top if it would cover the last pressed control. */
export function useClearOfTrigger(id: number) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  const [aboveId, setAboveId] = useState<number>();
  useEffect(() => {
    const note = ({ target }: Event) => {
      const control = target instanceof Element && target.closest('button, a, input, label');
      if (control && !control.closest('[data-snackbar]')) pressed.current = control;
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, []);
  useLayoutEffect(() => {
    const box = place.current?.getBoundingClientRect();
    // A removed control has an empty box, which overlaps nothing.
    const trigger = pressed.current?.getBoundingClientRect();
    if (box?.height && trigger && overlap(box, trigger)) setAboveId(id);
  }, [id]);
  return { place, isAbove: aboveId === id };
}
