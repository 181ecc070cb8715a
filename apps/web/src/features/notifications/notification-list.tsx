import type { Notification } from '@engawa/contract/notifications/schemas';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { NotificationItem, type NotificationItemProps } from './notification-item.tsx';
import { words as notificationWords } from './words.ja.ts';

interface Query {
  data: { pages: readonly { list: readonly Notification[] }[] } | undefined;
  error: Error | null;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface NotificationListProps extends Omit<NotificationItemProps, 'notification'> {
  query: Query;
  empty: ReactNode;
}

export function NotificationList({ query, empty, ...item }: NotificationListProps) {
  const t = useWords(notificationWords);
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const retry = error && <ErrorState message={error.message} onRetry={() => query.refetch()} />;
  if (!data) return retry ?? <FormSkeleton />;
  const list = data.pages.flatMap((page) => page.list);
  if (list.length === 0) return empty;
  return (
    <>
      <ul className="divide-y divide-line">
        {list.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} {...item} />
        ))}
      </ul>
      {retry}
      {hasNextPage && (
        <div className="border-t border-line p-4 text-center">
          <Button busy={isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
