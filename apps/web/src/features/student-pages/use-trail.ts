import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useNextKeys } from '../../shared/navigation/use-next-keys.ts';

const none: readonly string[] = [];

/**
 * The list from which the student was opened. Going on to the next student replaces the history
 * entry, so that Back returns to the list at its scroll position.
 */
export function useTrail(id: string) {
  const among = useRouterState({
    select: ({ location }) => location.state.amongStudents ?? none,
  });
  const navigate = useNavigate();
  const router = useRouter();
  const at = among.indexOf(id);
  const previous = among[at - 1];
  const next = at >= 0 ? among[at + 1] : undefined;
  const show = (student: string) =>
    void navigate({
      to: '/company/engagement/student-profile/{-$id}',
      params: { id: student },
      search: (before) => before,
      state: { amongStudents: among },
      replace: true,
    });
  useNextKeys({ previous, next, onShow: show });
  return {
    place: at + 1,
    all: among.length,
    onPrevious: previous ? () => show(previous) : undefined,
    onNext: next ? () => show(next) : undefined,
    onBack: at >= 0 ? () => router.history.back() : undefined,
  };
}
