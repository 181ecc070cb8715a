import { z } from 'zod';
import { studentAccount } from '../account/schemas.ts';
import { anyone, endpoint } from '../endpoint.ts';
import { typedCode } from '../two-step/schemas.ts';
import { mailLimits } from './limits.ts';
import {
  accessToken,
  email,
  givenPassword,
  openedRecruiterSession,
  recruiterEntry,
  recruiterSession,
  selection,
  token,
} from './schemas.ts';

export const startSso = endpoint({
  id: 'anyone.auth.startSso',
  method: 'POST',
  path: '/v1/auth/sso-start',
  summary: 'Begins a student sign-in: the address at the identity service, bound to this browser.',
  auth: anyone,
  cookies: true,
  secret: true,
  body: z.strictObject({
    register: z.boolean(),
    /** Asks for the password even when the identity service still has a session. */
    again: z.boolean().optional(),
    /** Opens the identity service at its password reset. */
    password: z.boolean().optional(),
  }),
  reply: z.object({ resultPath: z.string() }),
  errors: ['sso_unavailable'],
  limits: [{ by: 'address', max: 300, seconds: 600 }],
});

export const ssoLogin = endpoint({
  id: 'anyone.auth.ssoLogin',
  method: 'POST',
  path: '/v1/auth/sso-login',
  summary: 'Finishes a student sign-in with what the identity service sent back.',
  auth: anyone,
  cookies: true,
  secret: true,
  body: z.strictObject({
    code: z.string().min(1).max(4000),
    state: token,
    iss: z.string().max(1000).optional(),
  }),
  reply: z.object({ user: studentAccount, accessToken }),
  errors: ['sso_failed', 'sign_up_incomplete', 'sso_unavailable', 'student_stopped', 'email_taken'],
});

export const recruiterLogin = endpoint({
  id: 'anyone.auth.recruiterLogin',
  method: 'POST',
  path: '/v1/auth/recruiter-login',
  summary: 'Signs a recruiter in, or lists the companies to choose from.',
  auth: anyone,
  cookies: true,
  secret: true,
  body: z.strictObject({
    email,
    password: givenPassword,
    /** The code from the mail, required after many failed attempts for this address. */
    code: z.string().trim().min(1).max(30).optional(),
  }),
  reply: recruiterSession,
  errors: ['wrong_credentials', 'account_stopped', 'sign_in_code_needed', 'sign_in_code_wrong'],
});

export const sendSignInCode = endpoint({
  id: 'anyone.auth.sendCode',
  method: 'POST',
  path: '/v1/auth/recruiter-login-code',
  summary: 'Mails the code for an address at which somebody is guessing; the same reply for any.',
  auth: anyone,
  secret: true,
  body: z.strictObject({ email }),
  reply: z.object({}),
  says: 'sent',
  errors: [],
  limits: mailLimits,
});

export const recruiterLoginSelect = endpoint({
  id: 'anyone.auth.recruiterLoginSelect',
  method: 'POST',
  path: '/v1/auth/recruiter-login-select',
  summary: 'Signs a recruiter in to one of the companies that were offered.',
  auth: anyone,
  cookies: true,
  secret: true,
  body: selection,
  reply: recruiterEntry,
  errors: ['selection_expired', 'company_not_offered'],
});

export const recruiterLoginTwoStep = endpoint({
  id: 'anyone.auth.recruiterLoginTwoStep',
  method: 'POST',
  path: '/v1/auth/recruiter-login-two-step',
  summary:
    'Signs a recruiter in whose password was right, with a code from their app or a recovery code.',
  auth: anyone,
  cookies: true,
  secret: true,
  body: z.strictObject({ codeToken: token, code: typedCode }),
  reply: openedRecruiterSession,
  errors: ['selection_expired', 'account_stopped', 'two_step_code_wrong', 'too_many_codes'],
  limits: [{ by: 'address', max: 60, seconds: 300 }],
});

export const refreshSession = endpoint({
  id: 'anyone.auth.refreshSession',
  method: 'POST',
  path: '/v1/auth/refresh',
  summary: 'A new access token for the refresh token in the cookie, which is replaced.',
  auth: anyone,
  cookies: true,
  secret: true,
  reply: z.object({ kind: z.enum(['student', 'company']), accessToken }),
  errors: ['refresh_refused'],
});
