import { product } from '@engawa/contract/product';

const storageName = `${product.name.toLowerCase()}-after-sign-out`;

/** Only the links of mails go on after a sign-out; any other address stays at the sign-out page. */
const mailLink = /^\/company\/(?:invitation\/register|password\/reset)\/[\w-]+$/;

/** Remembers the link for the way back from the identity service, in this tab and once. */
export function continueAfterSignOut(path: string): void {
  try {
    sessionStorage.setItem(storageName, path);
  } catch {
    // Without storage the person opens the link of the mail again.
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
