import { nameFor, type PerLanguage } from '@engawa/contract/language';
import { Link } from '@tanstack/react-router';
import { language } from '../../../../shared/i18n/language.ts';
import type { Thread } from '../../sides.ts';

interface JobLinkProps {
  thread: Thread;
  job: { id: string | null; title: PerLanguage<string> };
  /** Whether the student can open the job. */
  open: boolean;
  /** The application that a company opens instead of the job. */
  application?: string;
}

const look = 'underline underline-offset-4';

/** The job's title: a student opens the job, a company the application for it. */
export function JobLink({ thread, job, open, application }: JobLinkProps) {
  const title = <bdi>{nameFor(job.title, language)}</bdi>;
  if ('student' in thread) {
    if (!application) return title;
    return (
      <Link to="/company/engagement/applicants" search={{ open: application }} className={look}>
        {title}
      </Link>
    );
  }
  if (!open || job.id === null) return title;
  return (
    <Link
      to="/talent/company/$id/company-job/{-$job}"
      params={{ id: thread.company.id, job: job.id }}
      className={look}
    >
      {title}
    </Link>
  );
}
