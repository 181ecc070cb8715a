import { product } from '@engawa/contract/product';
import { cookieDays } from '@engawa/contract/reference/limits';

const strategies = ['student', 'company'] as const;
export type Strategy = (typeof strategies)[number];

/** Stored beyond the page: no secrets, only what a token renewal needs. */
export interface Kept {
  strategy: Strategy;
  refreshExpiresAt: string;
  /** Differs for each sign-in, so that tabs notice when the person has changed. */
  mark: string;
}

export interface AuthJar {
  read(): Kept | undefined;
  write(kept: Kept): void;
  clear(): void;
}

const cookieName = `${product.name.toLowerCase()}_auth`;

export function readKept(cookies: string): Kept | undefined {
  const entry = cookies.split('; ').find((one) => one.startsWith(`${cookieName}=`));
  if (!entry) return undefined;
  try {
    const kept = JSON.parse(
      decodeURIComponent(entry.slice(cookieName.length + 1)),
    ) as Partial<Kept>;
    const { strategy, refreshExpiresAt, mark } = kept;
    const known = strategies.some((one) => one === strategy);
    if (!known || typeof mark !== 'string' || Number.isNaN(Date.parse(refreshExpiresAt ?? ''))) {
      return undefined;
    }
    return kept as Kept;
  } catch {
    return undefined;
  }
}

export function cookieFor(kept: Kept | undefined, secure: boolean): string {
  const value = kept ? encodeURIComponent(JSON.stringify(kept)) : '';
  const seconds = kept ? cookieDays.auth * 86_400 : 0;
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Stores in cookies; where they are forbidden, in memory. */
export function cookieJar(): AuthJar {
  let withoutCookies: Kept | undefined;
  const read = () => withoutCookies ?? readKept(document.cookie);
  function set(kept: Kept | undefined): void {
    document.cookie = cookieFor(kept, location.protocol === 'https:');
    withoutCookies = undefined;
    if (kept && read()?.mark !== kept.mark) withoutCookies = kept;
  }
  return { read, write: set, clear: () => set(undefined) };
}

export const emptyJar: AuthJar = { read: () => undefined, write: () => {}, clear: () => {} };
