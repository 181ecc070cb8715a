import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The students of the list one came from, in its order. */
    amongStudents?: readonly string[];
  }
}

interface StudentLinkProps {
  id: string;
  /** Those of the list, so that the page leads on to the next. */
  among?: readonly string[] | undefined;
  /** What the list is matched with, so that the page says why. */
  matchedWith?: { setting?: string; job?: string } | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads a company to the page of a student. */
export const StudentLink = ({
  id,
  among,
  matchedWith = {},
  className,
  children,
}: StudentLinkProps) => (
  <Link
    to="/company/engagement/student-profile/{-$id}"
    params={{ id }}
    search={matchedWith}
    state={{ ...(among && { amongStudents: among }) }}
    className={className ?? 'hover:underline'}
  >
    {children}
  </Link>
);
