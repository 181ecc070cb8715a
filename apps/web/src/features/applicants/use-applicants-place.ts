import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePendingSearch } from '../../shared/navigation/use-pending-search.ts';
import type { ApplicantFilters } from './filters.ts';

export type ApplicantsRoute =
  | '/company/engagement/applicants'
  | '/company/contents/job/apply/{-$id}'
  | '/company/contents/job/external-apply/{-$id}';

interface Place {
  route: ApplicantsRoute;
  job: string | undefined;
  /** Default of the assignee filter. */
  assignee: 'me' | undefined;
}

/** In the address: no assignee filter, although the default is one's own applications. */
const anyone = 'anyone';

export function useApplicantsPlace({ route, job: ofPath, assignee: own }: Place) {
  const [search, ask] = usePendingSearch(useSearch({ from: route }));
  const navigate = useNavigate({ from: route });
  const { job = '', label = '', status = '', word = '', view, open } = search;
  const chosen = search.assignee ?? own ?? '';
  const filters: ApplicantFilters = {
    job: ofPath ?? job,
    label,
    status,
    word,
    assignee: chosen === anyone ? '' : chosen,
  };
  const go = (
    change: Partial<Record<keyof typeof search, string | undefined>>,
    replace: boolean,
  ) => {
    const wanted = Object.entries({ ...search, ...change }).filter(([, value]) => value);
    const next = Object.fromEntries(wanted);
    ask(next);
    void navigate({ to: '.', search: next, replace });
  };
  return {
    filters,
    board: view === 'board',
    open,
    setFilters: ({ assignee, ...change }: Partial<ApplicantFilters>) =>
      go(
        {
          ...change,
          ...(assignee !== undefined && { assignee: assignee || (own ? anyone : undefined) }),
          open: undefined,
        },
        true,
      ),
    setBoard: (board: boolean) => go({ view: board ? 'board' : undefined }, true),
    /** The first open application adds a history entry; going to the next one replaces it. */
    show: (id: string) => go({ open: id }, open !== undefined),
    close: () => go({ open: undefined }, false),
  };
}
