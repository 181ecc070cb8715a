import { useLayoutEffect, useRef, useState } from 'react';

/** So near the end, the reader is taken to follow what comes. */
const nearPx = 120;

interface Shown {
  first: number | undefined;
  last: string | undefined;
  /** From where one reads to the end of the thread. */
  fromEnd: number;
  top: number;
}

interface ScrollPlaceParts {
  /** The number of the first and the last that is shown; undefined while there is nothing. */
  first: number | undefined;
  last: string | undefined;
  onTop: () => void;
}

/**
 * A thread opens at its end and stays there while the reader is there. What is put before the first
 * message moves nothing that is being read.
 */
export function useScrollPlace({ first, last, onTop }: ScrollPlaceParts) {
  // As a state: it comes only when the thread has been read, and the effects with it.
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  const before = useRef<Shown>({ first: undefined, last: undefined, fromEnd: 0, top: 0 });
  const [atEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    if (!area) return;
    const { first: shown, last: end, fromEnd } = before.current;
    const grewAbove = shown !== undefined && first !== undefined && first < shown;
    if (grewAbove && end === last) area.scrollTo({ top: area.scrollHeight - fromEnd });
    else if (atEnd) area.scrollTo({ top: area.scrollHeight });
    const { scrollTop: top, scrollHeight } = area;
    before.current = { first, last, fromEnd: scrollHeight - top, top };
  }, [area, first, last, atEnd]);

  /** The keyboard of a phone, a picture that arrives: the end stays in view. */
  useLayoutEffect(() => {
    const content = area?.firstElementChild;
    if (!area || !content) return undefined;
    const sizes = new ResizeObserver(() => {
      if (atEnd) area.scrollTo({ top: area.scrollHeight });
    });
    sizes.observe(area);
    sizes.observe(content);
    return () => sizes.disconnect();
  }, [area, atEnd]);

  function onScroll(): void {
    if (!area) return;
    const { scrollTop, scrollHeight, clientHeight } = area;
    const isNear = scrollHeight - scrollTop - clientHeight < nearPx;
    // Away from the end leads only scrolling up: what grows below is followed.
    if (isNear || scrollTop < before.current.top) setAtEnd(isNear);
    before.current.fromEnd = scrollHeight - scrollTop;
    before.current.top = scrollTop;
    if (scrollTop < nearPx) onTop();
  }

  return {
    area: setArea,
    onScroll,
    atEnd,
    toEnd: () => {
      setAtEnd(true);
      area?.scrollTo({ top: area.scrollHeight });
    },
  };
}
