import { product } from '@engawa/contract/product';
import type { Strategy } from '../../shared/session/auth-jar.ts';
import { safePath } from './safe-path.ts';

const storageName = `${product.name.toLowerCase()}-wanted`;
const prefixes = { student: '/talent/', company: '/company/' } as const;

/** Where somebody wanted to go before they had to sign in: for this tab, once. */
export function rememberPath(path: string): void {
  const safe = safePath(path);
  if (safe) withStorage((storage) => storage.setItem(storageName, safe));
}

export function forgetPath(): void {
  withStorage((storage) => storage.removeItem(storageName));
}

/** The remembered path, if there is one for this side; it is then forgotten. */
export function takeRememberedPath(strategy: Strategy): string | undefined {
  const path = withStorage((storage) => safePath(storage.getItem(storageName)));
  forgetPath();
  return path?.startsWith(prefixes[strategy]) ? path : undefined;
}

/** A browser may forbid storage; then everyone begins at their start page. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
