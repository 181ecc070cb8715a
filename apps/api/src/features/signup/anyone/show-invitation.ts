import type { showInvitation as endpoint } from '@engawa/contract/signup/anyone';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findInvitation } from '../invitations.repo.ts';

export const showInvitation: Handler<typeof endpoint> = async ({ db, params, now }) => {
  const invitation = await findInvitation(db, params.token, now);
  if (!invitation) return refuse('mail_link_expired');
  const { email, level, nameJp, nameEn } = invitation;
  return { email, role: level, companyName: { jp: nameJp, en: nameEn } };
};
