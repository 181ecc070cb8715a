import { nameFor } from '@engawa/contract/language';
import { authorityLevels } from '@engawa/contract/reference/companies/authority-levels';
import { found } from '@engawa/platform/errors/refusal';
import type { MailRequest } from '@engawa/platform/mail/mail-request';
import { quotable } from '@engawa/platform/mail/quote';
import type { Tx } from '../../database.ts';
import { findCompanyName, findInviterName } from './companies.repo.ts';
import { insertInvitation, type NewInvitation } from './invitations.repo.ts';
import { invitationMail } from './mails.ts';

/** Puts the invitation down and answers the mail that goes with it. */
export async function inviteRecruiter(
  tx: Tx,
  invitation: NewInvitation,
  origin: string,
  now: Date,
): Promise<MailRequest> {
  const { language } = invitation;
  const company = found(await findCompanyName(tx, invitation.companyId));
  const inviter =
    invitation.invitedBy &&
    (await findInviterName(tx, invitation.invitedBy, invitation.companyId))?.name;
  const token = await insertInvitation(tx, invitation, now);
  return {
    to: invitation.email,
    language,
    template: invitationMail.name,
    data: {
      company: quotable(nameFor(company, language)),
      ...(inviter && { inviter: quotable(inviter, 40) }),
      level: authorityLevels.byId(invitation.level).name[language],
      url: `${origin}/company/invitation/register/${token}`,
    },
    causedBy: invitation.companyId,
  };
}
