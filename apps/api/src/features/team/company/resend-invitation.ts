import type { resendInvitation as endpoint } from '@engawa/contract/team/company';
import { whyNotManage } from '@engawa/contract/team/who-may';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import { inviteRecruiter } from '../../signup/public.ts';
import { countUnverified, spendInvitations, spendResend } from '../invitation-budget.ts';
import { findInvitation, lockInvitation } from '../invitations.repo.ts';
import { presentInvitation } from '../team.present.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
}

export const resendInvitation = ({
  commands,
  limits,
  origin,
}: Services): TwoSteps<typeof endpoint, object> => ({
  // Before the transaction, which may be retried: a retry must not count as a second mail.
  async before({ actor, params: { id } }) {
    mayManage(actor, found(await findInvitation(commands, actor.companyId, id)));
    await spendResend(limits, id);
    await spendInvitations({ commands, limits }, actor.companyId, 1);
    return {};
  },

  async run({ tx, actor, params: { id }, now, outbox, concerns }) {
    const { companyId, accountId } = actor;
    const { email, level, language, name } = found(await lockInvitation(tx, companyId, id));
    concerns(id);
    const invitation = { companyId, email, level, language, name, invitedBy: accountId };
    await countUnverified(tx, companyId, 1);
    outbox.mail(await inviteRecruiter(tx, invitation, origin, now));
    return { recruiter: presentInvitation(found(await findInvitation(tx, companyId, id)), now) };
  },
});

function mayManage(
  { accountId, level }: CompanyActor,
  invitation: Parameters<typeof whyNotManage>[1],
) {
  const refusal = whyNotManage({ id: accountId, level }, invitation);
  if (refusal) refuse(refusal);
}
