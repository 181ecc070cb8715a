import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useAsked } from './use-asked.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** How many pages of this list lie before this entry of the browser's history. */
    pagesBefore?: number;
  }
}

/** The pages of the route table that are lists. */
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
 * Where a list is stands in its address, for all lists alike: a reload, Back and a colleague who is
 * sent the address come to the same page. Every page is an entry of the browser's history, so that
 * the page before is the one that was seen, scrolled as it was.
 */
export function useListPlace(from: ListRoute, all: string) {
  const [search, ask] = useAsked(useSearch({ from }));
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
      // Whoever came by an address from elsewhere has no page before; the first is the nearest.
      if (pagesBefore > 0) router.history.back();
      else toFirst(filters, false);
    },
    /** The row that the page begins after cannot be understood: from the beginning, without a word. */
    startOver: () => toFirst(filters, true),
  };
}
