import { product } from '@engawa/contract/product';

const storageName = `${product.name.toLowerCase()}-password-again`;

/** A browser may forbid storage; then the identity service decides alone. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/**
 * A student whose session has expired reads that they are signed out. The identity service may still
 * know the browser, so the next sign-in in this browser asks it to take the password once more.
 */
export const passwordAgain = {
  ask: () => storage()?.setItem(storageName, '1'),
  isAsked: () => Boolean(storage()?.getItem(storageName)),
  forget: () => storage()?.removeItem(storageName),
};
