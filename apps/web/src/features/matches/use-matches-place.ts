import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';

const from = '/talent/matches';

/** Which page one is on stands in the address; each is an entry of the browser's history. */
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
      // Whoever came by an address from elsewhere has no page before; the first is the nearest.
      if (pagesBefore > 0) router.history.back();
      else void navigate({ to: '.', search: {} });
    },
    startOver: () => void navigate({ to: '.', search: {}, replace: true }),
  };
}
