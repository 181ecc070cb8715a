import {
  registerInvited as registerInvitedEndpoint,
  showInvitation as showInvitationEndpoint,
  showSignUp as showSignUpEndpoint,
  signUpCompany,
  startSignUp as startSignUpEndpoint,
} from '@engawa/contract/signup/anyone';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../database.ts';
import type { Verifier } from '../account/public.ts';
import { addCompany } from './anyone/add-company.ts';
import { registerInvited } from './anyone/register-invited.ts';
import { showInvitation } from './anyone/show-invitation.ts';
import { showSignUp } from './anyone/show-sign-up.ts';
import { startSignUp } from './anyone/start-sign-up.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
  verifier: Verifier;
}

export const signupRoutes = ({ commands, limits, origin, verifier }: Services) => [
  bind(startSignUpEndpoint, startSignUp({ limits, origin })),
  bind(showSignUpEndpoint, showSignUp),
  bind(signUpCompany, addCompany(commands, verifier)),
  bind(showInvitationEndpoint, showInvitation),
  bind(registerInvitedEndpoint, registerInvited(commands)),
];
