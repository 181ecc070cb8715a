/**
 * Feature signup. Sign-up of companies and of invited recruiters, and a student's first steps
 * after the identity service.
 */

import {
  registerInvited as registerInvitedEndpoint,
  showInvitation,
  showSignUp,
  signUpCompany,
  startSignUp as startSignUpEndpoint,
} from '@engawa/contract/signup/anyone';
import { refuse } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../database.ts';
import type { Verifier } from '../account/public.ts';
import { readToken } from '../auth/public.ts';
import { addCompany } from './anyone/add-company.ts';
import { registerInvited } from './anyone/register-invited.ts';
import { startSignUp } from './anyone/start-sign-up.ts';
import { findInvitation } from './invitations.repo.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
  verifier: Verifier;
}

export const signupRoutes = ({ commands, limits, origin, verifier }: Services) => [
  bind(startSignUpEndpoint, startSignUp({ limits, origin })),
  bind(
    showSignUp,
    async ({ db, params, now }) =>
      (await readToken(db, 'sign-up', params.token, now)) ?? refuse('mail_link_expired'),
  ),
  bind(signUpCompany, addCompany(commands, verifier)),
  bind(showInvitation, async ({ db, params, now }) => {
    const invitation = await findInvitation(db, params.token, now);
    if (!invitation) return refuse('mail_link_expired');
    const { email, level, nameJp, nameEn } = invitation;
    return { email, role: level, companyName: { jp: nameJp, en: nameEn } };
  }),
  bind(registerInvitedEndpoint, registerInvited(commands)),
];
