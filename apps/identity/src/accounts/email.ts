import { email as emailSchema } from '@engawa/contract/auth/schemas';
import { digestOf } from '@engawa/platform/auth/tokens';
import type { FieldFault } from '../pages/words.ts';

export function emailFault(email: string): FieldFault | undefined {
  if (email === '') return 'emailMissing';
  return emailSchema.safeParse(email).success ? undefined : 'emailForm';
}

/** Hash of an address for rate-limit counters, which must not store addresses. */
export const emailKey = (email: string): string =>
  digestOf(email.toLowerCase()).toString('base64url').slice(0, 22);
