import { nameFor } from '@engawa/contract/language';
import type { ThreadApplication } from '@engawa/contract/messages/context';
import { Link } from '@tanstack/react-router';
import { language } from '../../../../shared/i18n/language.ts';
import type { Thread } from '../../sides.ts';

interface JobLinkProps {
  thread: Thread;
  application: ThreadApplication;
}

const look = 'underline underline-offset-4';

/** The job's title: a student opens the job, a company the application for it. */
export function JobLink({ thread, application: { id, job, jobOpen } }: JobLinkProps) {
  const title = <bdi>{nameFor(job.title, language)}</bdi>;
  if ('student' in thread) {
    return (
      <Link to="/company/engagement/applicants" search={{ open: id }} className={look}>
        {title}
      </Link>
    );
  }
  if (!jobOpen || job.id === null) return title;
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
