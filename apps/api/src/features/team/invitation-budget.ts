import { invitationsADay, resendsADay } from '@engawa/contract/team/limits';
import { refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';

/** So many mails with invitations in a day, new ones and those sent again. */
export async function spendInvitations(limits: CallLimits, companyId: string, count: number) {
  const budget = { name: 'team-invitations', who: companyId, limit: invitationsADay };
  const { over, secondsLeft } = await limits.spend(budget, count);
  if (!over) return;
  refuse('invitations_used_up', {
    details: { count: invitationsADay.max },
    retryAfterSeconds: secondsLeft,
  });
}

/** One invitation does not become a flood in somebody's mailbox. */
export async function spendResend(limits: CallLimits, invitationId: string) {
  const budget = { name: 'team-resends', who: invitationId, limit: resendsADay };
  const { over, secondsLeft } = await limits.spend(budget, 1);
  if (!over) return;
  refuse('resent_often', { details: { count: resendsADay.max }, retryAfterSeconds: secondsLeft });
}
