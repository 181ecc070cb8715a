import { z } from 'zod';
import { mailLimits } from '../auth/limits.ts';
import {
  bilingualName,
  email,
  newCompany,
  newPassword,
  newPersonName,
  openedRecruiterSession,
  token,
} from '../auth/schemas.ts';
import { anyone, endpoint } from '../endpoint.ts';

export const startSignUp = endpoint({
  id: 'anyone.signup.startSignUp',
  method: 'POST',
  path: '/v1/auth/signup/email',
  summary: 'Step 1 of a company sign-up: the person; a mail confirms the address.',
  auth: anyone,
  secret: true,
  body: z.strictObject({ name: newPersonName, email, agreed: z.literal(true) }),
  reply: z.object({}),
  says: 'sent',
  errors: [],
  limits: mailLimits,
});

export const showSignUp = endpoint({
  id: 'anyone.signup.showSignUp',
  method: 'GET',
  path: '/v1/auth/signup/{token}',
  summary: 'Who confirmed their address and is about to add a company.',
  auth: anyone,
  params: z.object({ token }),
  reply: z.object({ name: z.string(), email: z.string() }),
  errors: ['mail_link_expired'],
});

export const signUpCompany = endpoint({
  id: 'anyone.signup.addCompany',
  method: 'POST',
  path: '/v1/auth/signup/company',
  summary: 'Step 2 of a company sign-up: the company; its owner is signed in afterwards.',
  auth: anyone,
  cookies: true,
  secret: true,
  body: newCompany,
  reply: openedRecruiterSession,
  says: 'registered',
  errors: ['mail_link_expired', 'easy_password'],
  limits: mailLimits,
});

export const showInvitation = endpoint({
  id: 'anyone.signup.showInvitation',
  method: 'GET',
  path: '/v1/auth/invitation/{token}',
  summary: 'To which company an invitation leads, and for whom.',
  auth: anyone,
  params: z.object({ token }),
  reply: z.object({ email: z.string(), companyName: bilingualName, role: z.int() }),
  errors: ['mail_link_expired'],
});

export const registerInvited = endpoint({
  id: 'anyone.signup.registerInvited',
  method: 'POST',
  path: '/v1/auth/invitation/register',
  summary: 'Accepts an invitation: name and password; signed in afterwards.',
  auth: anyone,
  cookies: true,
  secret: true,
  body: z.strictObject({ token, name: newPersonName, password: newPassword }),
  reply: openedRecruiterSession,
  says: 'registered',
  errors: ['mail_link_expired', 'easy_password'],
});
