import { contradictions } from '@engawa/contract/discover/contradictions';
import { discoverLimits } from '@engawa/contract/discover/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Card } from '../../ui/card.tsx';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { FilterChips } from '../../ui/filters/filter-chips.tsx';
import { FilterSheet } from '../../ui/filters/filter-sheet.tsx';
import { words as filterWords } from '../../ui/filters/words.ja.ts';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { SkipLink } from '../../ui/links/skip-link.tsx';
import { ApplicableSwitch } from './applicable/applicable-switch.tsx';
import { DiscoverTabs } from './discover-tabs.tsx';
import { FilterDrawer, FilterForm } from './filters/lazy-filters.tsx';
import { useChips } from './filters/use-chips.ts';
import { countsQuery } from './queries.ts';
import { SavedSearchesButton } from './saved-searches/saved-searches-button.tsx';
import { useSavedSearchAddress } from './saved-searches/use-saved-search-address.ts';
import type { DiscoverPlace } from './use-discover-place.ts';
import { words as discoverWords } from './words.ja.ts';

interface DiscoverFrameProps {
  about: 'jobs' | 'companies';
  place: DiscoverPlace;
  order?: ReactNode;
  children: ReactNode;
}

/** Tabs with counts, search field, filters (beside the list, or in a sheet), and results. */
export function DiscoverFrame({ about, place, order, children }: DiscoverFrameProps) {
  const t = useWords(discoverWords);
  const f = useWords(filterWords);
  const { filter, setFilter, search } = place;
  const sound = contradictions(filter).length === 0;
  const { data: counts } = useQuery({ ...countsQuery(filter), enabled: sound });
  const chips = useChips(filter);
  useSavedSearchAddress(place);
  const names = { companies: t('companies'), jobs: t('jobs') };
  const count = counts?.[about];
  return (
    <div className="mx-auto w-full max-w-[76rem] px-4 py-5 sm:px-6">
      <SkipLink to="results">{f('skipToResults')}</SkipLink>
      <div className="flex flex-col gap-4 md:flex-row md:items-center">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <h1 className="text-2xl font-bold">{t('heading')}</h1>
          <DiscoverTabs about={about} filter={filter} search={search} />
        </div>
        <SearchBox
          className="min-w-0 grow"
          label={t('searchLabel')}
          hint={t('searchHint')}
          maxLength={discoverLimits.freeWord}
          word={filter.freeWord ?? ''}
          onWord={(word) => {
            const { freeWord: _, ...others } = filter;
            setFilter(word ? { ...others, freeWord: word } : others);
          }}
        />
      </div>
      <div className="mt-5 grid items-start gap-7 md:grid-cols-[17rem_minmax(0,1fr)]">
        <aside aria-label={f('filters')} className="hidden md:block">
          <Card className="p-5">
            <Suspense fallback={<FormSkeleton />}>
              <FilterForm filter={filter} onChange={setFilter} about={about} />
            </Suspense>
          </Card>
        </aside>
        <section
          id="results"
          tabIndex={-1}
          aria-label={names[about]}
          className="min-w-0 scroll-mt-20"
        >
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <div className="md:hidden">
              <FilterSheet
                filter={filter}
                renderDrawer={(state) => (
                  <FilterDrawer {...state} filter={filter} about={about} onShow={setFilter} />
                )}
              />
            </div>
            <SavedSearchesButton about={about} place={place} />
            <output className="font-bold tabular-nums">
              {sound ? count !== undefined && t('found', { count }) : f('checkFilters')}
            </output>
            <div className="ml-auto">{order}</div>
          </div>
          {about === 'jobs' && <ApplicableSwitch place={place} />}
          <FilterChips chips={chips} onChange={setFilter} onRemoveAll={() => setFilter({})} />
          {children}
        </section>
      </div>
    </div>
  );
}
