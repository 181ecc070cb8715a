import { digestOf } from '@engawa/platform/auth/tokens';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';

/** However many addresses ask: nobody's mailbox is filled by strangers. */
const perReceiver = { max: 5, seconds: 3600 } as const;

/** Whether this address may get one more of our mails; asking counts. The same for any address. */
export async function mayMail(limits: CallLimits, email: string): Promise<boolean> {
  const whose = digestOf(email.toLowerCase()).toString('base64url');
  return !(await limits.attempt('mails', whose, perReceiver)).over;
}
