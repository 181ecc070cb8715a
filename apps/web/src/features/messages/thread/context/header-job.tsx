import type { ThreadContext } from '@engawa/contract/messages/context';
import { useWords } from '../../../../shared/i18n/words.ts';
import type { Thread } from '../../sides.ts';
import { words as messageWords } from '../../words.ja.ts';
import { JobLink } from './job-link.tsx';

interface HeaderJobProps {
  thread: Thread;
  context: ThreadContext | null;
}

/** The job that was applied for last, and how many others there are. */
export function HeaderJob({ thread, context }: HeaderJobProps) {
  const t = useWords(messageWords);
  const applications = context?.applications ?? [];
  const last = applications.at(-1);
  if (!last) return null;
  const others = applications.length - 1;
  return (
    <span className="block truncate">
      {t('context.job')} <JobLink thread={thread} application={last} />
      {others > 0 && ` ${t('context.otherJobs', { count: others })}`}
    </span>
  );
}
