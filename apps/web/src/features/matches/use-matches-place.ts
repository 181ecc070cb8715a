import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';

const from = '/talent/matches';

/** Keeps the cursor in the address; each page is a history entry. */
export function useMatchesPlace() {
  const { after } = useSearch({ from });
  const navigate = useNavigate({ from });
  const router = useRouter();
  const pagesBefore = useRouterState({ select: ({ location }) => location.state.pagesBefore ?? 0 });
  return {
    after,
    toNext: (cursor: string) =>
      void navigate({
        to: '.',
        search: { after: cursor },
        state: { pagesBefore: pagesBefore + 1 },
      }),
    toPrevious(): void {
      // Opened by a link from elsewhere: there is no previous page in the history, so show the
      // first.
      if (pagesBefore > 0) router.history.back();
      else void navigate({ to: '.', search: {} });
    },
    startOver: () => void navigate({ to: '.', search: {}, replace: true }),
  };
}
