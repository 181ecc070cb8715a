import { hashKey } from '@tanstack/react-query';
import { queryClient } from '../../shared/api/answers.ts';
import { reportError } from '../../shared/api/failures/report-error.ts';
import { sessionExpired } from '../../shared/api/failures/session-expired.ts';
import { listen } from '../../shared/api/signals/signal-stream.ts';
import { dropDraftsExceptOf } from '../../shared/form/drafts/drafts.ts';
import { keepPushOn } from '../../shared/push/device.ts';
import { accountKey, noticeKey } from '../../shared/session/account.ts';
import type { Strategy } from '../../shared/session/auth-jar.ts';
import type { Account, CompanyAccount } from '../../shared/session/create-session.ts';
import { session } from '../../shared/session/session.ts';
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts';
import { pathAfterSignIn } from '../guards/path-after-sign-in.ts';
import { router } from '../router.ts';
import { keepOffline } from './keep-offline.ts';
import { refreshFor } from './signal-queries.ts';

export async function navigateAfterSignIn(strategy: Strategy, user: Account): Promise<void> {
  dropDraftsExceptOf(user.id);
  queryClient.setQueryData(accountKey(strategy), user);
  // Not awaited; the next sign-in tries again.
  if (strategy === 'student') keepPushOn(user.id).catch(reportError);
  await router.navigate({ href: pathAfterSignIn(user), replace: true });
}

export function refetchAccount(strategy: Strategy): void {
  for (const queryKey of [accountKey(strategy), noticeKey(strategy)]) {
    const only = { queryKey, type: 'active', stale: true } as const;
    void queryClient.refetchQueries(only, { cancelRefetch: false });
  }
}

export const showSessionExpired = (): void => showSnackbar({ ok: false, message: sessionExpired });

let stop: (() => void) | undefined;

export const stopLive = (): void => stop?.();

/** Applies live signals to the page; registers the service worker for pages without a network. */
export function followLive(strategy: Strategy): void {
  if (stop) return;
  keepOffline();
  const hangUp = listen(strategy, (signal) => refreshFor(queryClient, strategy, signal));
  const unsubscribe = session.subscribe(() => stop?.());
  const unwatch = watchLevel();
  stop = () => {
    hangUp();
    unsubscribe();
    unwatch();
    stop = undefined;
  };
}

/** Runs the guards again when the recruiter's level changes. */
function watchLevel(): () => void {
  const hash = hashKey(accountKey('company'));
  const levelNow = () => queryClient.getQueryData<CompanyAccount>(accountKey('company'))?.role;
  let level = levelNow();
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hash || levelNow() === level) return;
    level = levelNow();
    void router.invalidate();
  });
}
