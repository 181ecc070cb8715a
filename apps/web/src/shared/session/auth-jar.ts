import { product } from '@engawa/contract/product';
import { cookieDays } from '@engawa/contract/reference/limits';

const strategies = ['student', 'company'] as const;
export type Strategy = (typeof strategies)[number];

/** Stored beyond the page: no secrets, only what a token renewal needs. */
export interface StoredSession {
  strategy: Strategy;
  refreshExpiresAt: string;
  /** Differs for each sign-in, so that tabs notice when the person has changed. */
  mark: string;
}

export interface AuthJar {
  read(): StoredSession | undefined;
  write(stored: StoredSession): void;
  clear(): void;
}

const cookieName = `${product.name.toLowerCase()}_auth`;

export function readStoredSession(cookies: string): StoredSession | undefined {
  const entry = cookies.split('; ').find((one) => one.startsWith(`${cookieName}=`));
  if (!entry) return undefined;
  try {
    const stored = JSON.parse(
      decodeURIComponent(entry.slice(cookieName.length + 1)),
    ) as Partial<StoredSession>;
    const { strategy, refreshExpiresAt, mark } = stored;
    const known = strategies.some((one) => one === strategy);
    if (!known || typeof mark !== 'string' || Number.isNaN(Date.parse(refreshExpiresAt ?? ''))) {
      return undefined;
    }
    return stored as StoredSession;
  } catch {
    return undefined;
  }
}

export function cookieFor(stored: StoredSession | undefined, secure: boolean): string {
  const value = stored ? encodeURIComponent(JSON.stringify(stored)) : '';
  const seconds = stored ? cookieDays.auth * 86_400 : 0;
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Stores in cookies; where they are forbidden, in memory. */
export function cookieJar(): AuthJar {
  let withoutCookies: StoredSession | undefined;
  const read = () => withoutCookies ?? readStoredSession(document.cookie);
  function set(stored: StoredSession | undefined): void {
    document.cookie = cookieFor(stored, location.protocol === 'https:');
    withoutCookies = undefined;
    if (stored && read()?.mark !== stored.mark) withoutCookies = stored;
  }
  return { read, write: set, clear: () => set(undefined) };
}

export const emptyJar: AuthJar = { read: () => undefined, write: () => {}, clear: () => {} };
