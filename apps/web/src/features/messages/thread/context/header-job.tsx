import type { ThreadContext } from '@engawa/contract/messages/context';
import { useWords } from '../../../../shared/i18n/words.ts';
import type { Thread } from '../../sides.ts';
import { words as messageWords } from '../../words.ja.ts';
import { JobLink } from './job-link.tsx';
import { jobsOf } from './jobs-of.ts';

interface HeaderJobProps {
  thread: Thread;
  context: ThreadContext | null;
}

/** The job that was applied for or asked about last, and how many others there are. */
export function HeaderJob({ thread, context }: HeaderJobProps) {
  const t = useWords(messageWords);
  const jobs = jobsOf(context);
  const last = jobs.at(-1);
  if (!last) return null;
  const others = jobs.length - 1;
  const { open, application, ...job } = last;
  return (
    <span className="block truncate">
      {t('context.job')}{' '}
      <JobLink thread={thread} job={job} open={open} {...(application && { application })} />
      {others > 0 && ` ${t('context.otherJobs', { count: others })}`}
    </span>
  );
}
