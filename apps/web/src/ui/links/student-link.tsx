import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The ids of the list from which the student was opened, in its order. */
    amongStudents?: readonly string[];
  }
}

interface StudentLinkProps {
  id: string;
  /** The ids of the list, so that the page can lead to the next student. */
  among?: readonly string[] | undefined;
  /** The target setting or job of the list, whose match the page explains. */
  matchedWith?: { setting?: string; job?: string } | undefined;
  className?: string | undefined;
  children: ReactNode;
}

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
