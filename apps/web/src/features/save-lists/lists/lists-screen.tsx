import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderHeart, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatTableDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { listsQuery, type SaveList } from '../queries.ts';
import { words as saveListWords } from '../words.ja.ts';
import { ListDialog } from './lazy-list-dialog.tsx';
import { ListMenu } from './list-menu.tsx';

export function ListsScreen() {
  const t = useWords(saveListWords);
  const { data, error, refetch } = useQuery(listsQuery);
  const [making, setMaking] = useState(false);
  const lists = data?.saveList;
  return (
    <div className="mx-auto flex w-full max-w-[60rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold">{t('heading')}</h1>
          <p className="phrased mt-1 text-sumi-2">{t('intro')}</p>
        </div>
        <Button tone="primary" aria-haspopup="dialog" onClick={() => setMaking(true)}>
          <Plus aria-hidden className="size-4" />
          {t('make')}
        </Button>
      </div>
      {error && !lists && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !lists && <FormSkeleton />}
      {lists?.length === 0 && (
        <EmptyState icon={<FolderHeart />} heading={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {lists && lists.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {lists.map((list) => (
              <ListRow key={list.id} list={list} />
            ))}
          </ul>
        </Card>
      )}
      <Suspense>{making && <ListDialog onClose={() => setMaking(false)} />}</Suspense>
    </div>
  );
}

function ListRow({ list }: { list: SaveList }) {
  const t = useWords(saveListWords);
  const { id, name, students, lastSavedAt, shows } = list;
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-4">
      <Link
        to="/company/engagement/save/$id"
        params={{ id }}
        className="min-w-0 grow rounded-small py-2 hover:underline"
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-bold break-words">{name}</bdi>
          {shows.some(({ limited }) => limited) && <Tag tone="wood">{t('shows.mark')}</Tag>}
        </span>
        <span className="flex flex-wrap gap-x-4 text-sm text-sumi-2">
          <span>{t('count', { count: students })}</span>
          {lastSavedAt && (
            <span>{t('lastSaved', { date: formatTableDate(lastSavedAt, language) })}</span>
          )}
        </span>
      </Link>
      <ListMenu list={list} />
    </li>
  );
}
