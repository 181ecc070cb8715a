import type { ReactNode } from 'react';

interface SkipLinkProps {
  /** The id of an element that can have the focus. */
  to: string;
  children: ReactNode;
}

/** Visible while it has the focus. */
export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a
    href={`#${to}`}
    className="sr-only z-30 rounded bg-paper px-4 py-2 font-semibold text-ai focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
  >
    {children}
  </a>
);
