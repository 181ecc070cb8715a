import { product } from '@engawa/contract/product';

const storageName = `${product.name.toLowerCase()}-password-again`;

/** A browser may forbid storage; then the identity service decides alone. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/**
 * A student whose session has expired reads that they are signed out. The identity service may still
 * know the browser, so the next sign-in in this browser asks it to take the password once more.
 */
export const passwordAgain = {
  ask: () => withStorage((storage) => storage.setItem(storageName, '1')),
  isAsked: () => withStorage((storage) => storage.getItem(storageName) !== null) ?? false,
  forget: () => withStorage((storage) => storage.removeItem(storageName)),
};
