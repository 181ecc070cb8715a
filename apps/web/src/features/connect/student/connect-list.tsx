import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Handshake } from 'lucide-react';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ConnectActions } from './connect-actions.tsx';
import { ConnectCard } from './connect-card.tsx';
import { type Connect, connectsQuery, type ConnectList as List } from './queries.ts';
import { useOpenedRequests } from './use-opened-requests.ts';
import { words as connectWords } from './words.ja.ts';

export function ConnectList({ list }: { list: List }) {
  const t = useWords(connectWords);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    connectsQuery(list),
  );
  const connects = data?.pages.flatMap((page) => page.connects) ?? [];
  useOpenedRequests(connects);
  if (!data) {
    return error ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );
  }
  const empty = {
    connected: [t('empty.connected'), t('empty.connectedText')],
    waiting: [t('empty.waiting'), t('empty.waitingText')],
    applying: [t('empty.applying'), t('empty.applyingText')],
  } as const;
  const [emptyHeading, emptyText] = empty[list];
  if (connects.length === 0) {
    return (
      <EmptyState
        icon={<Handshake />}
        heading={emptyHeading}
        action={
          list !== 'waiting' && (
            <LinkButton to="/talent/discover/companies">{t('empty.find')}</LinkButton>
          )
        }
      >
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line rounded border border-line bg-paper">
        {connects.map((connect) => (
          <li key={connect.companyId} className="flex flex-col gap-4 p-4 sm:p-5">
            <ConnectCard connect={connect} name={<NameLink connect={connect} />} />
            {list !== 'connected' && <ConnectActions connect={connect} />}
          </li>
        ))}
      </ul>
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

const NameLink = ({ connect }: { connect: Connect }) => (
  <Link
    to="/talent/connect/$id"
    params={{ id: connect.companyId }}
    className="font-bold underline-offset-4 hover:underline"
  >
    <bdi>{companyName(connect.companyName)}</bdi>
  </Link>
);
