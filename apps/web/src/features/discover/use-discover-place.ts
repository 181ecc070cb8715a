import { type DiscoverFilter, discoverFields } from '@engawa/contract/discover/filter-fields';
import { type JobSort, jobSorts } from '@engawa/contract/discover/limits';
import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readFields, writeFields } from '../../shared/navigation/filter-text.ts';
import { useAsked } from '../../shared/navigation/use-asked.ts';
import type { KeptFilter } from './kept/kept-query.ts';

export type DiscoverRoute = '/talent/discover/companies' | '/talent/discover/jobs';

/**
 * What is searched by, in which order and from where stands in the address: Back, a reload and whoever
 * is sent it come to the same. Each page is an entry of the browser's history, scrolled as it was.
 */
export function useDiscoverPlace(from: DiscoverRoute) {
  const [search, ask] = useAsked(useSearch({ from }));
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
      // Whoever came by an address from elsewhere has no page before; the first is the nearest.
      if (pagesBefore > 0) router.history.back();
      else void navigate({ to: '.', search: searchOf(filter, sort) });
    },
    startOver: () => show(filter),
    showKept: (kept: Pick<KeptFilter, 'about' | 'filter'>, replace = false) =>
      void navigate({
        to: `/talent/discover/${kept.about}`,
        search: writeFields(kept.filter),
        replace,
      }),
    /** The id of a kept filter that the address asks for, as in a notice. */
    keptId: search.kept,
  };
}

export type DiscoverPlace = ReturnType<typeof useDiscoverPlace>;
