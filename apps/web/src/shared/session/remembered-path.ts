import { product } from '@engawa/contract/product';

const storageName = `${product.name.toLowerCase()}-wanted`;

/** The wanted path before a sign-in; used once, in this tab. */
export function rememberPath(path: string): void {
  withStorage((storage) => storage.setItem(storageName, path));
}

export function forgetPath(): void {
  withStorage((storage) => storage.removeItem(storageName));
}

/** Unchecked: only `pathAfterSignIn` may follow it. */
export const rememberedPath = (): string | null | undefined =>
  withStorage((storage) => storage.getItem(storageName));

/** Without storage, everyone begins at their start page. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
