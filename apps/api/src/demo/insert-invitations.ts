import { demoExpiredInvitation, demoInvitation } from '@engawa/demo/try-as-people';
import type { MailRequest } from '@engawa/platform/mail/mail-request';
import type { Tx } from '../database.ts';
import { inviteRecruiter } from '../features/signup/public.ts';

const dayMs = 24 * 60 * 60_000;

export async function insertInvitations(
  tx: Tx,
  companyId: string,
  origin: string,
  now: Date,
): Promise<MailRequest> {
  const { daysAgo, ...expired } = demoExpiredInvitation;
  const by = { companyId, invitedBy: null, name: null };
  const then = new Date(now.getTime() - daysAgo * dayMs);
  await inviteRecruiter(tx, { ...expired, ...by }, origin, then);
  return inviteRecruiter(tx, { ...demoInvitation, ...by }, origin, now);
}
