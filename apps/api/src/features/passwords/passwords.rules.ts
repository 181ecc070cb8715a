import { errorMessage } from '@engawa/contract/error-catalogue';
import type { Language } from '@engawa/contract/language';
import { isEasyToGuess } from '@engawa/platform/auth/passwords';
import { refuse } from '@engawa/platform/errors/refusal';

/** Refuses easily guessed passwords; the contract's schema checks the length. */
export async function ensureHardToGuess(
  password: string,
  email: string,
  language: Language,
  field = 'password',
): Promise<void> {
  if (!(await isEasyToGuess(password, email))) return;
  refuse('easy_password', { fields: { [field]: errorMessage('easy_password', language) } });
}
