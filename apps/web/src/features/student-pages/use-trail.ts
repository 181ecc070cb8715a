import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useNextKeys } from '../../shared/navigation/use-next-keys.ts';

const none: readonly string[] = [];

/**
 * The list one came from. From one student to the next is no step of its own, so that Back leads to
 * the list, scrolled as it was.
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
