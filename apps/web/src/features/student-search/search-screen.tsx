import { contradictions } from '@engawa/contract/student-search/contradictions';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Card } from '../../ui/card.tsx';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { FilterChips } from '../../ui/filters/filter-chips.tsx';
import { FilterSheet } from '../../ui/filters/filter-sheet.tsx';
import { words as filterWords } from '../../ui/filters/words.ja.ts';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { SkipLink } from '../../ui/links/skip-link.tsx';
import { FilterDrawer, FilterForm } from './filters/lazy-filters.tsx';
import { useChips } from './filters/use-chips.ts';
import { type FoundParts, FoundStudents } from './found/found-students.tsx';
import { studentsQuery } from './queries.ts';
import { SavedSearchesButton } from './saved-searches/saved-searches-button.tsx';
import { useSavedSearchAddress } from './saved-searches/use-saved-search-address.ts';
import { SearchOrders } from './search-orders.tsx';
import { useSearchPlace } from './use-search-place.ts';
import { words as studentSearchWords } from './words.ja.ts';

export function SearchScreen(parts: FoundParts) {
  const t = useWords(studentSearchWords);
  const f = useWords(filterWords);
  const place = useSearchPlace();
  const { filter, show, view } = place;
  // A table needs the whole width, so its filters are in the sheet.
  const isBeside = view !== 'table';
  const sound = contradictions(filter).length === 0;
  const { data, error, refetch } = useQuery({ ...studentsQuery(place), enabled: sound });
  const chips = useChips(filter);
  useSavedSearchAddress(place);
  const found = data?.searchResult;
  const countOf = ({ count, exact }: { count: number; exact: boolean }) =>
    exact ? t('found', { count }) : t('foundAbout', { count });
  return (
    <div className="mx-auto w-full max-w-[76rem] px-4 py-6 sm:px-6">
      <SkipLink to="results">{f('skipToResults')}</SkipLink>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-5">
        <h1 className="text-2xl font-bold">{t('heading')}</h1>
        <div className="max-sm:order-last max-sm:w-full">
          <SearchBox
            label={t('word')}
            word={filter.freeWord ?? ''}
            onWord={(word) => {
              const { freeWord: _, ...others } = filter;
              show({ filter: word ? { ...others, freeWord: word } : others });
            }}
          />
        </div>
        <div className="ml-auto">
          <SavedSearchesButton place={place} />
        </div>
      </div>
      <div
        className={`mt-5 grid items-start gap-7 ${isBeside ? 'lg:grid-cols-[17rem_minmax(0,1fr)]' : ''}`}
      >
        {isBeside && (
          <aside aria-label={f('filters')} className="hidden lg:block">
            <Card className="p-5">
              <Suspense fallback={<FormSkeleton />}>
                <FilterForm filter={filter} onChange={(wanted) => show({ filter: wanted })} />
              </Suspense>
            </Card>
          </aside>
        )}
        <section
          id="results"
          tabIndex={-1}
          aria-label={t('heading')}
          className="min-w-0 scroll-mt-20"
        >
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <div className={isBeside ? 'lg:hidden' : ''}>
              <FilterSheet
                filter={filter}
                renderDrawer={(state) => (
                  <FilterDrawer
                    {...state}
                    filter={filter}
                    onShow={(wanted) => show({ filter: wanted })}
                  />
                )}
              />
            </div>
            <output className="font-bold tabular-nums">
              {sound ? found && countOf(found) : f('checkFilters')}
            </output>
            <div className="ml-auto">
              <SearchOrders place={place} />
            </div>
          </div>
          <FilterChips
            chips={chips}
            onChange={(wanted) => show({ filter: wanted })}
            onRemoveAll={() => show({ filter: {} })}
          />
          <FoundStudents
            place={place}
            students={found?.data}
            nextCursor={found?.nextCursor}
            error={error}
            onRetry={() => void refetch()}
            parts={parts}
          />
        </section>
      </div>
    </div>
  );
}
