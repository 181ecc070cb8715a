import type { ReactNode } from 'react';
import { saveBar } from './bar-heights.ts';

interface SaveBarFrameProps {
  /** There is something to save or publish, or a message about saving. */
  isNeeded: boolean;
  /** On a phone, while not needed: hidden, or static at the end of the form. */
  otherwise: 'hidden' | 'at-end';
  className: string;
  children: ReactNode;
}

/**
 * A form's buttons, sticky at the bottom. On a phone they are sticky only while needed, and replace
 * the bottom menu meanwhile, so that they never move under a finger.
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
