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
  endOneSession as endOneSessionEndpoint,
  endOtherSessions as endOtherSessionsEndpoint,
  listSessions as listSessionsEndpoint,
} from '@engawa/contract/auth/sessions';
import { logOutStudent } from '@engawa/contract/auth/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../database.ts';
import type { TwoStepServices } from '../two-step/public.ts';
import { recruiterLogin } from './anyone/recruiter-login.ts';
import { recruiterLoginSelect } from './anyone/recruiter-login-select.ts';
import { recruiterLoginTwoStep } from './anyone/recruiter-login-two-step.ts';
import { refreshSession } from './anyone/refresh-session.ts';
import { sendCode } from './anyone/send-code.ts';
import { ssoLogin } from './anyone/sso-login.ts';
import { startSso } from './anyone/start-sso.ts';
import { endOneSession } from './company/end-one-session.ts';
import { endOtherSessions } from './company/end-other-sessions.ts';
import { listSessions } from './company/list-sessions.ts';
import { logOut as logOutRecruiter } from './company/log-out.ts';
import type { SsoClient } from './sso-client.ts';
import { logOut as logOutTalent } from './student/log-out.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  sso: SsoClient | undefined;
  twoStep: TwoStepServices;
}

export const authRoutes = (services: Services) => [
  bind(startSsoEndpoint, startSso(services.sso)),
  bind(ssoLoginEndpoint, ssoLogin(services)),
  bind(recruiterLoginEndpoint, recruiterLogin(services)),
  bind(sendSignInCode, sendCode(services.limits)),
  bind(recruiterLoginSelectEndpoint, recruiterLoginSelect),
  bind(recruiterLoginTwoStepEndpoint, recruiterLoginTwoStep(services)),
  bind(refreshSessionEndpoint, refreshSession),
  bind(logOutStudent, logOutTalent(services)),
  bind(logOutCompany, logOutRecruiter),
  bind(listSessionsEndpoint, listSessions),
  bind(endOneSessionEndpoint, endOneSession),
  bind(endOtherSessionsEndpoint, endOtherSessions),
];
