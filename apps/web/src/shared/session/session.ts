import { refreshSession } from '@engawa/contract/auth/anyone';
import { product } from '@engawa/contract/product';
import { send } from '../api/sending/send.ts';
import { createSession } from './create-session.ts';
import { passwordAgain } from './password-again.ts';
import { jar, who } from './who.ts';

const inBrowser = typeof document !== 'undefined';
const name = product.name.toLowerCase();

/** Longest wait for the lock; the server tolerates two concurrent renewals. */
const longestWaitMs = 5_000;

async function alone<T>(work: () => Promise<T>): Promise<T> {
  // Locks exist only in secure contexts.
  if (!('locks' in navigator)) return work();
  let begun = false;
  try {
    const options = { signal: AbortSignal.timeout(longestWaitMs) };
    return await navigator.locks.request(`${name}-refresh`, options, () => {
      begun = true;
      return work();
    });
  } catch (failure) {
    if (begun) throw failure;
    return work();
  }
}

const channel =
  inBrowser && 'BroadcastChannel' in window ? new BroadcastChannel(`${name}-session`) : undefined;

export const session = createSession({
  jar,
  now: Date.now,
  refresh: () => send(refreshSession, {}),
  alone,
  onExpired: (strategy) => strategy === 'student' && passwordAgain.ask(),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  tellOtherTabs: () => channel?.postMessage('changed'),
});
session.subscribe(who.changed);
session.subscribe((event) => event === 'began' && passwordAgain.forget());

/** Notices changes by other tabs; a sleeping tab checks when it wakes. */
export function followOtherTabs(): void {
  channel?.addEventListener('message', session.checkOtherTabs);
  window.addEventListener('pageshow', session.checkOtherTabs);
  window.addEventListener('focus', session.checkOtherTabs);
  document.addEventListener('visibilitychange', session.checkOtherTabs);
}
