import { type StudentFilter, studentFields } from '@engawa/contract/student-search/filter-fields';
import { type StudentSort, studentSorts } from '@engawa/contract/student-search/limits';
import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readFields, readStored, writeFields } from '../../shared/navigation/filter-text.ts';
import { usePendingSearch } from '../../shared/navigation/use-pending-search.ts';

const route = '/company/engagement/search';

interface Shown {
  filter: StudentFilter;
  sort: StudentSort;
  setting: string | undefined;
  view: 'table' | undefined;
}

/** Keeps the search in the address, so that Back, a reload and a shared link show the same. */
export function useSearchPlace() {
  const [search, ask] = usePendingSearch(useSearch({ from: route }));
  const navigate = useNavigate({ from: route });
  const router = useRouter();
  const pagesBefore = useRouterState({ select: ({ location }) => location.state.pagesBefore ?? 0 });
  const filter = useMemo(() => readFields(studentFields, { ...search }), [search]);
  const { setting } = search;
  const view = search.view === 'table' ? search.view : undefined;
  const sort: StudentSort = studentSorts.find((one) => one === search.sort) ?? 'newest';
  const now: Shown = { filter, sort, setting, view };
  const searchOf = (shown: Shown) => ({
    ...writeFields(shown.filter),
    ...(shown.sort !== 'newest' && { sort: shown.sort }),
    ...(shown.setting && { setting: shown.setting }),
    ...(shown.view && { view: shown.view }),
  });
  const show = (change: Partial<Shown>) => {
    const wanted = searchOf({ ...now, ...change });
    ask(wanted);
    void navigate({ to: '.', search: wanted, replace: true, resetScroll: false });
  };
  return {
    ...now,
    after: search.after,
    show,
    /** The id of a saved search in the address, as notifications link to it. */
    savedSearchId: search.kept,
    showSavedSearch: (saved: { filter: object }, replace = false) =>
      void navigate({
        to: '.',
        search: searchOf({ ...now, filter: readStored(studentFields, saved.filter) }),
        replace,
      }),
    toNext(cursor: string): void {
      const next = { ...searchOf(now), after: cursor };
      void navigate({ to: '.', search: next, state: { pagesBefore: pagesBefore + 1 } });
    },
    toPrevious(): void {
      // Opened by a link from elsewhere: there is no previous page in the history, so show the
      // first.
      if (pagesBefore > 0) router.history.back();
      else void navigate({ to: '.', search: searchOf(now) });
    },
  };
}

export type SearchPlace = ReturnType<typeof useSearchPlace>;
