import { perNewAddress } from '@engawa/contract/email-change/limits';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { emailKey } from './email-key.ts';

/** Mails per recipient, counted over all callers, so that strangers cannot fill a mailbox. */
const perReceiver = {
  'sign-up': { max: 5, seconds: 3600 },
  reset: { max: 5, seconds: 3600 },
  'email-change': perNewAddress,
} as const;

/**
 * Counts and checks one more mail to this address. Each kind has its own budget, so that sign-up
 * mails requested by strangers do not block a password reset.
 */
export async function mayMail(
  limits: CallLimits,
  kind: keyof typeof perReceiver,
  email: string,
): Promise<boolean> {
  return !(await limits.attempt(`mails-${kind}`, emailKey(email), perReceiver[kind])).over;
}
