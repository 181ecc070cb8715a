import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { useCompanyNotice } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { segmentStyle, segmentsStyle } from '../../../ui/navigation/tab-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { NotificationList } from '../notification-list.tsx';
import { allNotificationsQuery, unreadNotificationsQuery, useReadForCompany } from '../queries.ts';
import { words as notificationWords } from '../words.ja.ts';

type Which = 'unread' | 'all';

export function NotificationsScreen({ which }: { which: Which }) {
  const t = useWords(notificationWords);
  const { notifications = 0 } = useCompanyNotice() ?? {};
  const { mutate, isPending } = useReadForCompany();
  const read = (id: string) => mutate({ params: { id } });
  return (
    <div className="mx-auto flex w-full max-w-[50rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div>
        <h1 className="text-2xl font-bold">{t('heading')}</h1>
        <p className="phrased mt-1 text-sumi-2">{t('intro')}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <WhichTabs which={which} unread={notifications} />
        <Button
          size="small"
          busy={isPending}
          disabled={notifications === 0}
          onClick={() => read('all')}
        >
          {t('readAll')}
        </Button>
      </div>
      <section className="overflow-hidden rounded border border-line bg-paper">
        {which === 'all' ? <AllList onRead={read} /> : <UnreadList onRead={read} />}
      </section>
    </div>
  );
}

interface ListProps {
  onRead: (id: string) => void;
}

function UnreadList({ onRead }: ListProps) {
  const t = useWords(notificationWords);
  const query = useInfiniteQuery(unreadNotificationsQuery);
  const empty = (
    <EmptyState icon={<Bell />} heading={t('empty.allRead')}>
      {t('empty.allReadText')}
    </EmptyState>
  );
  return <NotificationList side="company" query={query} onRead={onRead} empty={empty} />;
}

function AllList({ onRead }: ListProps) {
  const t = useWords(notificationWords);
  const query = useInfiniteQuery(allNotificationsQuery);
  const empty = (
    <EmptyState icon={<Bell />} heading={t('empty.none')}>
      {t('empty.companyText')}
    </EmptyState>
  );
  return <NotificationList side="company" query={query} onRead={onRead} empty={empty} />;
}

function WhichTabs({ which, unread }: { which: Which; unread: number }) {
  const t = useWords(notificationWords);
  const words = { unread: t('unread'), all: t('all') };
  return (
    <nav aria-label={t('lists')} className={segmentsStyle}>
      {(['unread', 'all'] as const).map((one) => (
        <Link
          key={one}
          to="/company/engagement/notifications"
          search={one === 'all' ? { list: 'all' } : {}}
          activeOptions={{ includeSearch: true, exact: true }}
          aria-current={one === which ? 'page' : undefined}
          className={`-outline-offset-2 ${segmentStyle(one === which)}`}
        >
          {words[one]}
          {one === 'unread' && <span className="tabular-nums">{unread}</span>}
        </Link>
      ))}
    </nav>
  );
}
