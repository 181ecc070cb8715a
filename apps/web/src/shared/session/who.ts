import { cookieJar, emptyJar, type Strategy } from './auth-jar.ts';

/** Outside a browser nobody is signed in. */
export const jar = typeof document === 'undefined' ? emptyJar : cookieJar();

const listeners = new Set<() => void>();

/**
 * Whose side is signed in. It is all that a visitor's page has to know; the session itself
 * (session.ts) comes with what signs in or calls, and tells here when that changes.
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
