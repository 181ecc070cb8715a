import { keptAnswers } from '../../shared/api/kept-answers.ts';
import { rememberPath } from '../../shared/session/remembered-path.ts';
import { followOtherTabs, session } from '../../shared/session/session.ts';
import { endForcedLeave, forceLeave } from '../../shared/session/sign-out/forced-leave.ts';
import { type SignOutPath, setLeave } from '../failures/failures.ts';
import { outcomes } from '../failures/outcomes.ts';
import { router } from '../router.ts';

let watched = false;

/** Ties session, cached answers and pages together. Called once, before the first page. */
export function watchSession(): void {
  if (watched) return;
  watched = true;
  keptAnswers.tell(outcomes);
  session.subscribe((event, user) => {
    switch (event) {
      case 'began': {
        // Nothing that was read for somebody else may remain.
        keptAnswers.forget();
        const strategy = session.strategy();
        if (strategy && user) void signedIn().then(({ leadOn }) => leadOn(strategy, user));
        return;
      }
      case 'ending':
        keptAnswers.giveUp();
        return;
      case 'stays':
        keptAnswers.readAgain();
        void keepCurrent();
        return;
      case 'ended':
        keptAnswers.forget();
        return;
      case 'expired':
        void signedIn().then(({ sayExpired }) => sayExpired());
        leave('/sign-out', true);
        return;
      case 'elsewhere':
        forceLeave();
        keptAnswers.forget();
        // Loaded again, the page that signs out would end what has just begun elsewhere.
        if (isLeaving()) window.location.replace('/');
        else window.location.reload();
    }
  });
  setLeave(leave);
  followOtherTabs();
  router.subscribe('onResolved', () => void keepCurrent());
}

/** Loaded only for somebody who is signed in: visitors never need this code. */
const signedIn = () => import('./signed-in.ts');

/** On the pages that sign out nothing is fetched any more. */
const isLeaving = (): boolean => /^\/sign-?out$/.test(router.state.location.pathname);

/** On the way through the students' door: what is at hand may have ended, and is about to be replaced. */
const isAtDoor = (): boolean =>
  /^\/talent\/(sso-auth|social-callback)$/.test(router.state.location.pathname);

async function keepCurrent(): Promise<void> {
  if (isAtDoor()) return;
  // A click on the way out has led somewhere else: the way out is taken again.
  if (session.isOver() && !isLeaving()) return leave('/sign-out', true);
  if (!session.strategy() || session.isOver()) return;
  const { refetchAccount, followLive, stopLive } = await signedIn();
  const strategy = session.strategy();
  if (!strategy || session.isOver()) return;
  if (isLeaving()) return stopLive();
  refetchAccount(strategy);
  followLive(strategy);
}

/** Signs out. Whose session ended comes back later; whom a page refuses would be refused again. */
function leave(to: SignOutPath, comesBack = to === '/signout'): void {
  // Several calls may find out at once, the last of them on the way already.
  if (isLeaving()) return;
  if (comesBack) rememberPath(router.state.location.publicHref);
  forceLeave();
  void router.navigate({ to, replace: true, state: { signsOut: true } }).finally(endForcedLeave);
}
