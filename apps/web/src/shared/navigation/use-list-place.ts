import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { usePendingSearch } from './use-pending-search.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Number of pages of this list before this history entry. */
    pagesBefore?: number;
  }
}

export type ListRoute =
  | '/company/contents/job'
  | '/company/contents/event'
  | '/company/contents/additional-contents'
  | '/company/contents/senpai-tips'
  | '/company/engagement/connect'
  | '/company/engagement/connect/connected'
  | '/company/engagement/connect/waiting'
  | '/company/engagement/connect/applying'
  | '/company/engagement/save/$id';

export interface ListFilters {
  status: string;
  word: string;
  label: string;
}

/**
 * Keeps a list's filters and cursor in the address, so that a reload, Back and a shared link show
 * the same page. Every page is a history entry with its own scroll position.
 */
export function useListPlace(from: ListRoute, all: string) {
  const [search, ask] = usePendingSearch(useSearch({ from }));
  const { status = all, word = '', label = '', after } = search;
  const navigate = useNavigate({ from });
  const router = useRouter();
  const pagesBefore = useRouterState({ select: ({ location }) => location.state.pagesBefore ?? 0 });
  const filters: ListFilters = { status, word, label };
  const searchOf = (wanted: ListFilters) => ({
    ...(wanted.status !== all && { status: wanted.status }),
    ...(wanted.word && { word: wanted.word }),
    ...(wanted.label && { label: wanted.label }),
  });
  const toFirst = (wanted: ListFilters, replace: boolean) => {
    const next = searchOf(wanted);
    ask(next);
    void navigate({ to: '.', search: next, replace });
  };
  return {
    filters,
    after,
    setFilters: (change: Partial<ListFilters>) => toFirst({ ...filters, ...change }, true),
    toNext(cursor: string): void {
      const next = { ...searchOf(filters), after: cursor };
      void navigate({ to: '.', search: next, state: { pagesBefore: pagesBefore + 1 } });
    },
    toPrevious(): void {
      // Opened by a link from elsewhere: there is no previous page in the history, so show the
      // first.
      if (pagesBefore > 0) router.history.back();
      else toFirst(filters, false);
    },
    /** For an invalid cursor: silently returns to the first page. */
    startOver: () => toFirst(filters, true),
  };
}
