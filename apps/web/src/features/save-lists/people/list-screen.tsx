import { exportSaveList, showSaveList } from '@engawa/contract/save-lists/company';
import { useNavigate } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { fetchFile } from '../../../shared/api/sending/fetch-file.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { usePagedList } from '../../../shared/navigation/use-paged-list.ts';
import { useRowFocus } from '../../../ui/display/use-row-focus.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { DownloadButton } from '../../../ui/file/download-button.tsx';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LimitedContentsNote } from '../limited-contents-note.tsx';
import { ListMenu } from '../lists/list-menu.tsx';
import { readPeople } from '../queries.ts';
import { words as saveListWords } from '../words.ja.ts';
import { PeopleRows } from './people-rows.tsx';

export function ListScreen({ id }: { id: string }) {
  const t = useWords(saveListWords);
  const navigate = useNavigate();
  const { data, error, retry, filters, setFilters, after, onNext, onPrevious } = usePagedList({
    key: [showSaveList.id, id],
    route: '/company/engagement/save/$id',
    read: (wanted, cursor, signal) => readPeople(id, wanted, { cursor, signal }),
  });
  notFoundIfMissing(error);
  const list = data?.list;
  const people = list?.people;
  const { area, whenEmpty, ...focus } = useRowFocus(people?.map(({ studentId }) => studentId));
  return (
    <div className="mx-auto flex w-full max-w-[74rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      {error && !list && <ErrorState message={error.message} onRetry={retry} />}
      {!error && !list && <FormSkeleton />}
      {list && people && (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="flex min-w-0 items-start gap-1">
              <div className="min-w-0">
                <h1 className="text-2xl font-bold break-words">
                  <bdi>{list.name}</bdi>
                </h1>
                <p className="mt-1 text-sumi-2">{t('count', { count: list.students })}</p>
              </div>
              <ListMenu
                list={list}
                onDeleted={() => void navigate({ to: '/company/engagement/save', replace: true })}
              />
            </div>
            <div className="flex w-full flex-wrap gap-3 sm:w-auto">
              <SearchBox
                label={t('search')}
                word={filters.word}
                onWord={(word) => setFilters({ word })}
              />
              {people.some(({ connect }) => connect === 'connected') && (
                <DownloadButton load={() => fetchFile(exportSaveList, { params: { id } })}>
                  {t('csv')}
                </DownloadButton>
              )}
            </div>
          </div>
          <LimitedContentsNote shows={list.shows} />
          <div ref={area} {...focus}>
            {people.length > 0 ? (
              <PeopleRows key={after} listId={id} name={list.name} people={people} />
            ) : (
              <EmptyState
                icon={<UsersRound />}
                heading={filters.word ? t('noMatch') : t('empty')}
                headingRef={whenEmpty}
              >
                {filters.word ? t('noMatchText') : t('emptyText')}
              </EmptyState>
            )}
          </div>
          {(onNext || onPrevious) && <Pager onNext={onNext} onPrevious={onPrevious} />}
        </>
      )}
    </div>
  );
}
