import { useLayoutEffect, useRef, useState } from 'react';

/** Within this distance from the end, the view follows new messages. */
const nearPx = 120;

interface Shown {
  first: number | undefined;
  last: string | undefined;
  /** Distance from the scroll position to the end. */
  fromEnd: number;
  top: number;
}

interface ScrollPlaceParts {
  first: number | undefined;
  last: string | undefined;
  onTop: () => void;
}

/**
 * Opens a thread at its end and follows new messages while the reader is there. Messages inserted
 * above do not move what is being read.
 */
export function useScrollPlace({ first, last, onTop }: ScrollPlaceParts) {
  // State instead of a ref, because the element mounts only after loading, and effects depend on
  // it.
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

  /** Keeps the end in view when a phone's keyboard opens or a picture loads. */
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
    // Only scrolling up leaves the end; growth below is followed.
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
