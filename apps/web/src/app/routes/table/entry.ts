import { companySignInMessages } from '../../../features/company-sign-in/messages.ts';
import { invitationMessages } from '../../../features/invitation/messages.ts';
import { passwordResetMessages } from '../../../features/password-reset/messages.ts';
import { signUpMessages } from '../../../features/sign-up/messages.ts';
import { talentSignInMessages } from '../../../features/talent-sign-in/messages.ts';
import { page } from './page.ts';

const entry = { audience: 'entry' } as const;

/** The doors. */
export const entryPages = [
  page('/talent/signin', {
    ...entry,
    layout: 'login',
    title: 'entry.talentSignIn',
    page: () => import('../../../pages/talent/signin-page.tsx'),
    words: [talentSignInMessages],
  }),
  page('/talent/sso-auth', {
    ...entry,
    layout: 'bare',
    title: 'entry.goingToSignIn',
    // Whether the person comes to register.
    search: ({ register }): { register?: boolean } => (register ? { register: true } : {}),
    page: () => import('../../../pages/talent/sso-auth-page.tsx'),
    words: [talentSignInMessages],
  }),
  page('/talent/social-callback', {
    ...entry,
    layout: 'bare',
    title: 'entry.signingIn',
    // What the identity service sends back, good or bad.
    search: ({ code, state, iss, error }): Record<string, string> =>
      Object.fromEntries(
        Object.entries({ code, state, iss, error }).flatMap(([key, value]) =>
          value === undefined ? [] : [[key, String(value)]],
        ),
      ),
    page: () => import('../../../pages/talent/social-callback-page.tsx'),
    words: [talentSignInMessages],
  }),
  page('/company/signin', {
    ...entry,
    layout: 'login',
    title: 'entry.companySignIn',
    page: () => import('../../../pages/company/signin-page.tsx'),
    words: [companySignInMessages],
  }),
  page('/company/signup', {
    ...entry,
    layout: 'two-column',
    title: 'entry.signUp',
    page: () => import('../../../pages/company/signup-page.tsx'),
    words: [signUpMessages],
  }),
  page('/company/signup/step1', {
    ...entry,
    layout: 'header-only',
    title: 'entry.signUp',
    page: () => import('../../../pages/company/signup/step1-page.tsx'),
    words: [signUpMessages],
  }),
  page('/company/signup/step2', {
    ...entry,
    layout: 'header-only',
    title: 'entry.signUp',
    page: () => import('../../../pages/company/signup/step2-page.tsx'),
    words: [signUpMessages],
    search: ({ token }): { token?: string } => (typeof token === 'string' ? { token } : {}),
  }),
  page('/company/forget-password', {
    ...entry,
    layout: 'login',
    title: 'entry.forgotPassword',
    page: () => import('../../../pages/company/forget-password-page.tsx'),
    words: [passwordResetMessages],
  }),
  page('/company/password/reset/{-$token}', {
    ...entry,
    layout: 'login',
    title: 'entry.newPassword',
    page: () => import('../../../pages/company/password/reset-page.tsx'),
    words: [passwordResetMessages],
  }),
  page('/company/invitation/register/{-$token}', {
    ...entry,
    layout: 'login',
    title: 'entry.invitation',
    page: () => import('../../../pages/company/invitation/register-page.tsx'),
    words: [invitationMessages],
  }),
] as const;
