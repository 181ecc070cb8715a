import { product } from '@engawa/contract/product';

const storageName = `${product.name.toLowerCase()}-wanted`;

/** Where somebody wanted to go before they had to sign in: for this tab, once. */
export function rememberPath(path: string): void {
  withStorage((storage) => storage.setItem(storageName, path));
}

export function forgetPath(): void {
  withStorage((storage) => storage.removeItem(storageName));
}

/** Not to be followed as it is: `pathAfterSignIn` looks at it first. */
export const rememberedPath = (): string | null | undefined =>
  withStorage((storage) => storage.getItem(storageName));

/** A browser may forbid storage; then everyone begins at their start page. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
