import { sessionExpired } from '../shared/api/api-failure.ts';
import { accountKey, noticeKey } from '../shared/session/account.ts';
import { followOtherTabs, session } from '../shared/session/session.ts';
import { showSnackbar } from '../ui/feedback/snackbar-store.ts';
import { setLeave } from './failures.ts';
import { rememberPath, takeRememberedPath } from './guards/remembered-path.ts';
import { startPage } from './guards/start-page.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';

/** Ties session, cached answers and pages together. Called once, before the first page. */
export function watchSession(): void {
  session.subscribe((event, user) => {
    switch (event) {
      case 'began': {
        // Nothing that was read for somebody else may remain.
        queryClient.clear();
        const strategy = session.strategy();
        if (!strategy || !user) return;
        queryClient.setQueryData(accountKey(strategy), user as never);
        const href = takeRememberedPath(strategy) ?? startPage(user);
        void router.navigate({ href, replace: true });
        return;
      }
      case 'ended':
        queryClient.clear();
        return;
      case 'expired':
        showSnackbar({ ok: false, message: sessionExpired });
        leave('/sign-out');
        return;
      case 'elsewhere':
        queryClient.clear();
        window.location.reload();
    }
  });
  setLeave(leave);
  followOtherTabs();
  router.subscribe('onResolved', refetchAccount);
}

/** Signs out and comes back afterwards, where the person may. */
function leave(to: '/sign-out' | '/signout'): void {
  rememberPath(router.state.location.publicHref);
  void router.navigate({ to, replace: true });
}

/** After each navigation: who they are and what is new, in the background. */
function refetchAccount(): void {
  const strategy = session.strategy();
  if (!strategy) return;
  for (const queryKey of [accountKey(strategy), noticeKey(strategy)]) {
    const only = { queryKey, type: 'active', stale: true } as const;
    void queryClient.refetchQueries(only, { cancelRefetch: false });
  }
}
