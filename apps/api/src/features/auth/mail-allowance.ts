import { perNewAddress } from '@engawa/contract/email-change/limits';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { emailKey } from './email-key.ts';

/** However many addresses ask: nobody's mailbox is filled by strangers. */
const perReceiver = {
  'sign-up': { max: 5, seconds: 3600 },
  reset: { max: 5, seconds: 3600 },
  'email-change': perNewAddress,
} as const;

/**
 * Whether this address may get one more of our mails; asking counts. The same for any address. Each
 * kind has a budget of its own: strangers who sign somebody up do not keep them from a new password.
 */
export async function mayMail(
  limits: CallLimits,
  kind: keyof typeof perReceiver,
  email: string,
): Promise<boolean> {
  return !(await limits.attempt(`mails-${kind}`, emailKey(email), perReceiver[kind])).over;
}
