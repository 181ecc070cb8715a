import { rememberPath } from './remembered-path.ts';
import { signOut } from './sign-out/sign-out.ts';

/**
 * Signs out here and leads to the door, which asks for the password once more, or for a new one, and
 * leads back.
 */
export async function signInAgain(purpose: 'again' | 'password' = 'again'): Promise<void> {
  const { pathname, search, hash } = window.location;
  const { strategy } = await signOut();
  rememberPath(pathname + search + hash);
  window.location.assign(
    strategy === 'company' ? '/company/signin' : `/talent/sso-auth?${purpose}=true`,
  );
}
