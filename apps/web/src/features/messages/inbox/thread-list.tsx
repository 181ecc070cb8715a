import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import type { ComponentType } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { type InboxFilters, threadsQuery } from '../queries.ts';
import type { Side, Thread } from '../sides.ts';
import { words as messageWords } from '../words.ja.ts';

interface ThreadListProps {
  side: Side;
  filters: InboxFilters;
  Row: ComponentType<{ thread: Thread }>;
}

export function ThreadList({ side, filters, Row }: ThreadListProps) {
  const t = useWords(messageWords);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    threadsQuery(side, filters),
  );
  if (!data) {
    return error ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} />
    ) : (
      <div className="p-4">
        <FormSkeleton />
      </div>
    );
  }
  const threads = data.pages.flatMap((page) => page.threads);
  const { word, unread, label, mine } = filters;
  if (threads.length === 0) {
    const isNarrowed = word !== '' || unread || label !== '' || mine;
    return (
      <EmptyState
        icon={<MessageSquare />}
        heading={isNarrowed ? t('empty.noMatch') : t('empty.heading')}
        action={!isNarrowed && <FindOthers side={side} />}
      >
        {isNarrowed && t('empty.noMatchText')}
        {!isNarrowed && (side.name === 'student' ? t('empty.student') : t('empty.company'))}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {threads.map((thread) => (
          <li key={thread.id}>
            <Row thread={thread} />
          </li>
        ))}
      </ul>
      {data.pages.at(-1)?.more && (
        <p className="p-4 text-center text-sm text-sumi-2">{t('moreFound')}</p>
      )}
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <div className="p-4 text-center">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function FindOthers({ side }: Pick<ThreadListProps, 'side'>) {
  const t = useWords(messageWords);
  return side.name === 'student' ? (
    <LinkButton to="/talent/discover/companies">{t('empty.findCompanies')}</LinkButton>
  ) : (
    <LinkButton to="/company/engagement/search">{t('empty.findStudents')}</LinkButton>
  );
}
