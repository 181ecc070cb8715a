/**
 * Feature auth. Sign-in, refresh and sign-out of both sides: recruiters by e-mail and password,
 * students through an OpenID provider whose answer `sso-login` verifies. Decisions 003, 013, 014,
 * 015 and 033.
 */

import {
  recruiterLogin as recruiterLoginEndpoint,
  recruiterLoginSelect as recruiterLoginSelectEndpoint,
  recruiterLoginTwoStep as recruiterLoginTwoStepEndpoint,
  refreshSession as refreshSessionEndpoint,
  sendSignInCode,
  ssoLogin as ssoLoginEndpoint,
  startSso as startSsoEndpoint,
} from '@engawa/contract/auth/anyone';
import { logOutCompany } from '@engawa/contract/auth/company';
import {
  endOneSession,
  endOtherSessions,
  listSessions as listSessionsEndpoint,
} from '@engawa/contract/auth/sessions';
import { logOutStudent } from '@engawa/contract/auth/student';
import { endOtherSessions as endOthers, endSession } from '@engawa/platform/auth/refresh.repo';
import { endOwnSession } from '@engawa/platform/auth/sessions.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../database.ts';
import type { IdentityAccounts } from '../../identity-accounts.ts';
import type { TwoStepServices } from '../two-step/public.ts';
import { recruiterLogin } from './anyone/recruiter-login.ts';
import { recruiterLoginSelect } from './anyone/recruiter-login-select.ts';
import { recruiterLoginTwoStep } from './anyone/recruiter-login-two-step.ts';
import { refreshSession } from './anyone/refresh-session.ts';
import { sendCode } from './anyone/send-code.ts';
import { ssoLogin } from './anyone/sso-login.ts';
import { startSso } from './anyone/start-sso.ts';
import { listSessions } from './company/list-sessions.ts';
import { refreshCookie } from './sign-in/session-reply.ts';
import type { SsoClient } from './sso/sso-client.ts';
import { logOut as logOutTalent } from './student/log-out.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  sso: SsoClient | undefined;
  identity: IdentityAccounts | undefined;
  twoStep: TwoStepServices;
}

export const authRoutes = (services: Services) => [
  bind(startSsoEndpoint, startSso(services.sso)),
  bind(ssoLoginEndpoint, ssoLogin(services)),
  bind(recruiterLoginEndpoint, recruiterLogin(services)),
  bind(sendSignInCode, sendCode(services.limits)),
  bind(recruiterLoginSelectEndpoint, recruiterLoginSelect),
  bind(recruiterLoginTwoStepEndpoint, recruiterLoginTwoStep(services)),
  bind(refreshSessionEndpoint, refreshSession(services.identity)),
  bind(logOutStudent, logOutTalent(services)),
  bind(logOutCompany, async ({ tx, actor, cookies, now }) => {
    await endSession(tx, actor, now);
    cookies.forget(refreshCookie);
    return {};
  }),
  bind(listSessionsEndpoint, listSessions),
  bind(endOneSession, async ({ tx, actor, params, now }) => {
    const own = { id: params.id, accountId: actor.accountId };
    if (!(await endOwnSession(tx, own, now))) refuse('not_found');
    return {};
  }),
  bind(endOtherSessions, async ({ tx, actor, now }) => {
    await endOthers(tx, actor, now);
    return {};
  }),
];
