import type { ReactNode } from 'react';

/** The page's own part; a new page moves the focus here. */
export function MainArea({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`flex min-w-0 grow flex-col outline-none ${className}`}
    >
      {children}
    </main>
  );
}
