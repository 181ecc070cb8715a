import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { emailKey } from './email-key.ts';

/** However many addresses ask: nobody's mailbox is filled by strangers. */
const perReceiver = { max: 5, seconds: 3600 } as const;

/**
 * Whether this address may get one more of our mails; asking counts. The same for any address. Each
 * kind has a budget of its own: strangers who sign somebody up do not keep them from a new password.
 */
export async function mayMail(
  limits: CallLimits,
  kind: 'sign-up' | 'reset',
  email: string,
): Promise<boolean> {
  return !(await limits.attempt(`mails-${kind}`, emailKey(email), perReceiver)).over;
}
