import { invitationsADay, resendsADay, unverifiedInvitations } from '@engawa/contract/team/limits';
import { refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db, Tx } from '../../database.ts';
import { addUnverifiedInvitations, isVerified } from '../account/public.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
}

/**
 * Invitation mails per day, resent ones included. Unverified companies have a separate budget, so
 * that verification starts with a fresh one.
 */
export async function spendInvitations(
  { commands, limits }: Services,
  companyId: string,
  count: number,
) {
  const budget = (await isVerified(commands, companyId))
    ? { name: 'team-invitations', who: companyId, limit: invitationsADay }
    : { name: 'team-invitations-unverified', who: companyId, limit: unverifiedInvitations.aDay };
  const { over, secondsLeft } = await limits.spend(budget, count);
  if (!over) return;
  refuse('invitations_used_up', {
    details: { count: budget.limit.max },
    retryAfterSeconds: secondsLeft,
  });
}

/** Counts permanently, cancelled invitations included: an unverified company has a fixed total. */
export async function countUnverified(tx: Tx, companyId: string, count: number): Promise<void> {
  const { inAll } = unverifiedInvitations;
  if (await isVerified(tx, companyId)) return;
  const counted = await addUnverifiedInvitations(tx, companyId, { count, most: inAll });
  if (!counted) refuse('invitations_unverified', { details: { count: inAll } });
}

/** Limits repeated mails of one invitation. */
export async function spendResend(limits: CallLimits, invitationId: string) {
  const budget = { name: 'team-resends', who: invitationId, limit: resendsADay };
  const { over, secondsLeft } = await limits.spend(budget, 1);
  if (!over) return;
  refuse('resent_often', { details: { count: resendsADay.max }, retryAfterSeconds: secondsLeft });
}
