import { cookieJar, emptyJar, type Strategy } from './auth-jar.ts';

/** Outside a browser nobody is signed in. */
export const jar = typeof document === 'undefined' ? emptyJar : cookieJar();

const listeners = new Set<() => void>();

/**
 * The signed-in side, which is all that a visitor's page needs. The session itself (session.ts)
 * loads with code that signs in or calls, and notifies this object of changes.
 */
export const who = {
  strategy: (): Strategy | undefined => jar.read()?.strategy,
  changed(): void {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
