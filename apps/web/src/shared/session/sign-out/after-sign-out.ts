import { product } from '@engawa/contract/product';

const storageName = `${product.name.toLowerCase()}-after-sign-out`;

/** Only links from mails continue after a sign-out; for other addresses the sign-out page stays. */
const mailLink = /^\/company\/(?:invitation\/register|password\/reset)\/[\w-]+$/;

/** Remembers the link until the identity service redirects back; used once, in this tab. */
export function continueAfterSignOut(path: string): void {
  try {
    sessionStorage.setItem(storageName, path);
  } catch {
    // Without storage the person opens the link in the mail again.
  }
}

export function takeContinuation(): string | undefined {
  try {
    const path = sessionStorage.getItem(storageName);
    sessionStorage.removeItem(storageName);
    return path && mailLink.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
