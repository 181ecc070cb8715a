import { queryCache } from '../../shared/api/query-cache.ts';
import { rememberPath } from '../../shared/session/remembered-path.ts';
import { followOtherTabs, session } from '../../shared/session/session.ts';
import { endForcedLeave, forceLeave } from '../../shared/session/sign-out/forced-leave.ts';
import { type SignOutPath, setLeave } from '../failures/failures.ts';
import { outcomes } from '../failures/outcomes.ts';
import { router } from '../router.ts';

let watched = false;

/** Connects session events with cached answers and navigation. Later calls do nothing. */
export function watchSession(): void {
  if (watched) return;
  watched = true;
  queryCache.setOutcomes(outcomes);
  session.subscribe((event, user) => {
    switch (event) {
      case 'began': {
        // Discards answers that were read for another person.
        queryCache.clear();
        const strategy = session.strategy();
        if (strategy && user)
          void signedIn().then(({ navigateAfterSignIn }) => navigateAfterSignIn(strategy, user));
        return;
      }
      case 'ending':
        queryCache.cancelReads();
        return;
      case 'stays':
        queryCache.invalidate();
        void keepCurrent();
        return;
      case 'ended':
        queryCache.clear();
        return;
      case 'expired':
        void signedIn().then(({ showSessionExpired }) => showSessionExpired());
        leave('/sign-out', true);
        return;
      case 'elsewhere':
        forceLeave();
        queryCache.clear();
        // Reloading the sign-out page would end the session that another tab has just begun.
        if (isLeaving()) window.location.replace('/');
        else window.location.reload();
    }
  });
  setLeave(leave);
  followOtherTabs();
  router.subscribe('onResolved', () => void keepCurrent());
}

/** Loaded only for signed-in people: visitors never need this code. */
const signedIn = () => import('./signed-in.ts');

const isLeaving = (): boolean => /^\/sign-?out$/.test(router.state.location.pathname);

/** During the students' sign-in the previous session may have ended and is about to be replaced. */
const isSigningIn = (): boolean =>
  /^\/talent\/(sso-auth|social-callback)$/.test(router.state.location.pathname);

async function keepCurrent(): Promise<void> {
  if (isSigningIn()) return;
  // The session is over, but a click has led away from the sign-out page: sign out again.
  if (session.isOver() && !isLeaving()) return leave('/sign-out', true);
  if (!session.strategy() || session.isOver()) return;
  const { refetchAccount, followLive, stopLive } = await signedIn();
  const strategy = session.strategy();
  if (!strategy || session.isOver()) return;
  if (isLeaving()) return stopLive();
  refetchAccount(strategy);
  followLive(strategy);
}

/**
 * Signs out. After an expired session the person returns to this page; after a refused page they do
 * not, because it would refuse them again.
 */
function leave(to: SignOutPath, comesBack = to === '/signout'): void {
  // Several failed calls may each request the sign-out.
  if (isLeaving()) return;
  if (comesBack) rememberPath(router.state.location.publicHref);
  forceLeave();
  void router.navigate({ to, replace: true, state: { signsOut: true } }).finally(endForcedLeave);
}
