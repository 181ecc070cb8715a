import type { registerInvited as endpoint } from '@engawa/contract/signup/anyone';
import { hashPassword } from '@engawa/platform/auth/passwords';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import { insertRecruiter } from '../../account/public.ts';
import { openRecruiterSession } from '../../auth/public.ts';
import { ensureHardToGuess } from '../../passwords/public.ts';
import { findInvitation, isMember, takeInvitation } from '../invitations.repo.ts';

export const registerInvited = (
  commands: Db,
): TwoSteps<typeof endpoint, { passwordHash: string }> => ({
  async before({ body: { token, password }, language, now }) {
    const invitation = await findInvitation(commands, token, now);
    if (!invitation) return refuse('mail_link_expired');
    await ensureHardToGuess(password, invitation.email, language);
    return { passwordHash: await hashPassword(password) };
  },

  async run(call, { passwordHash }) {
    const { tx, body, now } = call;
    const invitation = await takeInvitation(tx, body.token, now);
    if (!invitation) return refuse('mail_link_expired');
    const { companyId, level, email } = invitation;
    // The person has joined this company by another invitation meanwhile.
    if (await isMember(tx, companyId, email)) return refuse('mail_link_expired');
    const member = { companyId, level, email, name: body.name, passwordHash };
    const accountId = await insertRecruiter(tx, member);
    call.concerns(accountId);
    return openRecruiterSession(call, accountId);
  },
});
