import { type DiscoverFilter, discoverFields } from '@engawa/contract/discover/filter-fields';
import { type JobSort, jobSorts } from '@engawa/contract/discover/limits';
import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readFields, writeFields } from '../../shared/navigation/filter-text.ts';
import { usePendingSearch } from '../../shared/navigation/use-pending-search.ts';
import type { SavedSearch } from './saved-searches/saved-searches-query.ts';

export type DiscoverRoute = '/talent/discover/companies' | '/talent/discover/jobs';

/**
 * Keeps filters, sort order and cursor in the address, so that Back, a reload and a shared link
 * show the same results. Each page is a history entry with its own scroll position.
 */
export function useDiscoverPlace(from: DiscoverRoute) {
  const [search, ask] = usePendingSearch(useSearch({ from }));
  const navigate = useNavigate({ from });
  const router = useRouter();
  const pagesBefore = useRouterState({ select: ({ location }) => location.state.pagesBefore ?? 0 });
  const filter = useMemo(() => readFields(discoverFields, { ...search }), [search]);
  const sort: JobSort = jobSorts.find((one) => one === search.sort) ?? 'newest';
  const searchOf = (wanted: DiscoverFilter, order: JobSort) => ({
    ...writeFields(wanted),
    ...(order !== 'newest' && { sort: order }),
  });
  const show = (wanted: DiscoverFilter, order = sort) => {
    const next = searchOf(wanted, order);
    ask(next);
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
  return {
    filter,
    sort,
    after: search.after,
    setFilter: (wanted: DiscoverFilter) => show(wanted),
    setSort: (order: JobSort) => show(filter, order),
    /** For a link to the other tab, which keeps the filters. */
    search: searchOf(filter, sort),
    toNext(cursor: string): void {
      const next = { ...searchOf(filter, sort), after: cursor };
      void navigate({ to: '.', search: next, state: { pagesBefore: pagesBefore + 1 } });
    },
    toPrevious(): void {
      // Opened by a link from elsewhere: there is no previous page in the history, so show the
      // first.
      if (pagesBefore > 0) router.history.back();
      else void navigate({ to: '.', search: searchOf(filter, sort) });
    },
    startOver: () => show(filter),
    showSavedSearch: (saved: Pick<SavedSearch, 'about' | 'filter'>, replace = false) =>
      void navigate({
        to: `/talent/discover/${saved.about}`,
        search: writeFields(saved.filter),
        replace,
      }),
    /** The id of a saved search in the address, as notifications link to it. */
    savedSearchId: search.kept,
  };
}

export type DiscoverPlace = ReturnType<typeof useDiscoverPlace>;
