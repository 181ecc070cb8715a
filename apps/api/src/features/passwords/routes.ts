/**
 * Feature passwords. Password reset and change, and the rules for passwords that are hard to
 * guess. Decision 033.
 */

import {
  resetPassword as resetPasswordEndpoint,
  resetPasswordSelect,
  sendPasswordMail,
  showPasswordReset,
} from '@engawa/contract/passwords/anyone';
import { changeCompanyPassword } from '@engawa/contract/passwords/company';
import { refuse } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../database.ts';
import { readToken } from '../auth/public.ts';
import { resetPassword } from './anyone/reset-password.ts';
import { selectCompany } from './anyone/select-company.ts';
import { sendMail } from './anyone/send-mail.ts';
import { changePassword } from './company/change-password.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
}

export const passwordRoutes = (services: Services) => [
  bind(sendPasswordMail, sendMail(services)),
  bind(showPasswordReset, async ({ db, params, now }) => {
    const reset = await readToken(db, 'password-reset', params.token, now);
    return { email: reset?.email ?? refuse('mail_link_expired') };
  }),
  bind(resetPasswordEndpoint, resetPassword(services)),
  bind(resetPasswordSelect, selectCompany(services.origin)),
  bind(changeCompanyPassword, changePassword(services)),
];
