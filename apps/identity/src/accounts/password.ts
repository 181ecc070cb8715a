import { maxPasswordLength } from '@engawa/contract/auth/schemas';
import { isAllowedPassword } from '@engawa/contract/reference/password-rule';
import { isEasyToGuess } from '@engawa/platform/auth/passwords';
import type { FieldFault } from '../pages/words.ts';

export async function newPasswordFault(
  password: string,
  email: string,
): Promise<FieldFault | undefined> {
  if (password === '') return 'passwordMissing';
  if (password.length > maxPasswordLength) return 'passwordLong';
  if (!isAllowedPassword(password)) return 'passwordShort';
  return (await isEasyToGuess(password, email)) ? 'passwordEasy' : undefined;
}
