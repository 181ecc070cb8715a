import { rememberPath } from './remembered-path.ts';
import { signOut } from './sign-out/sign-out.ts';

/** Signs out here, asks for the password on the sign-in page, and returns to this page. */
export async function signInAgain(purpose: 'again' | 'password' = 'again'): Promise<void> {
  const { pathname, search, hash } = window.location;
  const { strategy } = await signOut();
  rememberPath(pathname + search + hash);
  window.location.assign(
    strategy === 'company' ? '/company/signin' : `/talent/sso-auth?${purpose}=true`,
  );
}
