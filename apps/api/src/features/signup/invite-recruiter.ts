import { nameFor, say } from '@engawa/contract/language';
import { authorityLevels } from '@engawa/contract/reference/companies/authority-levels';
import { found } from '@engawa/platform/errors/refusal';
import type { MailRequest } from '@engawa/platform/mail/mail-request';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany } from '@engawa/platform/mail/words';
import type { Tx } from '../../database.ts';
import { findCompanyName, findInviterName } from './companies.repo.ts';
import { insertInvitation, type NewInvitation } from './invitations.repo.ts';
import { invitationMail } from './mails.ts';

export async function inviteRecruiter(
  tx: Tx,
  invitation: NewInvitation,
  origin: string,
  now: Date,
): Promise<MailRequest> {
  const { companyId, name, language } = invitation;
  const company = found(await findCompanyName(tx, companyId));
  const inviter =
    invitation.invitedBy && (await findInviterName(tx, invitation.invitedBy, companyId))?.name;
  const token = await insertInvitation(tx, invitation, now);
  return {
    to: invitation.email,
    language,
    template: invitationMail.name,
    data: {
      team: byCompany(companyId, quotable(nameFor(company, language))),
      ...(inviter && { inviter: byCompany(companyId, quotable(inviter, 40)) }),
      ...(name && { reader: byCompany(companyId, quotable(name, 40)) }),
      level: say(authorityLevels.byId(invitation.level).name, language),
      url: `${origin}/company/invitation/register/${token}`,
    },
    causedBy: companyId,
  };
}
