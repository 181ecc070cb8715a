import { useInfiniteQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useSteadyLoading } from '../../../shared/loading/use-steady-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../ui/states/skeleton.tsx';
import { mailsQuery } from '../queries.ts';
import { words as mailboxWords } from '../words.ja.ts';
import { MailListItem } from './mail-list-item.tsx';

export function MailList() {
  const t = useWords(mailboxWords);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(mailsQuery);
  const loading = useSteadyLoading(isPending);

  // The mailbox endpoint exists only in the demo.
  if (error instanceof ApiFailure && error.status === 404) throw notFound();
  if (loading === 'visible') return <MailListSkeleton />;
  if (loading === 'waiting') return null;
  if (!data) return error && <ErrorState message={error.message} onRetry={() => void refetch()} />;

  const mails = data.pages.flatMap((page) => page.mails);
  if (mails.length === 0) {
    return (
      <EmptyState icon={<Inbox />} heading={t('empty.heading')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={t('list')} className="divide-y divide-line">
        {mails.map((mail) => (
          <MailListItem key={mail.id} mail={mail} />
        ))}
      </ul>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <div className="border-t border-line p-4 text-center">
          <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function MailListSkeleton() {
  return (
    <div className="divide-y divide-line">
      <LoadingNote />
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="space-y-2 px-4 py-4">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}
