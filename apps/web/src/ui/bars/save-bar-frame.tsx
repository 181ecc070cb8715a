import type { ReactNode } from 'react';
import { saveBar } from './bar-heights.ts';

interface SaveBarFrameProps {
  /** There is something to save or to publish, or a word about it to read. */
  isNeeded: boolean;
  /** On a phone, while it is not needed: out of the way, or at the end of the form. */
  otherwise: 'hidden' | 'at-end';
  className: string;
  children: ReactNode;
}

/**
 * The buttons of a form within reach of whoever writes in it. On a phone they lie over the page only
 * while there is something to do with them; the menu at the bottom makes room for so long, so that
 * they never move under the finger that presses them.
 */
export function SaveBarFrame({ isNeeded, otherwise, className, children }: SaveBarFrameProps) {
  const atRest = otherwise === 'hidden' ? 'max-md:hidden' : 'max-md:static';
  return (
    <div
      ref={saveBar}
      data-needed={isNeeded || undefined}
      className={`sticky bottom-[var(--bottom-bar,0px)] z-10 border-t border-line bg-paper px-4 py-3 sm:px-6 ${isNeeded ? '' : atRest} ${className}`}
    >
      {children}
    </div>
  );
}
