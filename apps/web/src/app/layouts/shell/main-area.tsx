import { type ReactNode, useRef } from 'react';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** The `main` landmark; receives focus when the page changes. */
export function MainArea({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className={`flex min-w-0 grow flex-col outline-none ${className}`}
    >
      {children}
    </main>
  );
}
