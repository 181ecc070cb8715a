import { page } from './page.ts';

/** What the identity service sends back, good or bad. */
interface SsoAnswer {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

const entry = { audience: 'entry' } as const;

/** The doors. */
export const entryPages = [
  page('/talent/signin', {
    ...entry,
    layout: 'login',
    title: 'entry.talentSignIn',
  }),
  page('/talent/sso-auth', {
    ...entry,
    layout: 'bare',
    title: 'entry.goingToSignIn',
    // Whether the person comes to register, or to show once more who they are.
    search: ({ register, again }): { register?: boolean; again?: boolean } => ({
      ...(register ? { register: true } : {}),
      ...(again ? { again: true } : {}),
    }),
  }),
  page('/talent/social-callback', {
    ...entry,
    layout: 'bare',
    title: 'entry.signingIn',
    search: ({ code, state, iss, error }): SsoAnswer =>
      Object.fromEntries(
        Object.entries({ code, state, iss, error }).flatMap(([key, value]) =>
          typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
        ),
      ),
  }),
  page('/company/signin', {
    ...entry,
    layout: 'login',
    title: 'entry.companySignIn',
  }),
  page('/company/signup', {
    ...entry,
    layout: 'two-column',
    title: 'entry.signUp',
  }),
  page('/company/signup/step1', {
    ...entry,
    layout: 'header-only',
    title: 'entry.signUp',
  }),
  page('/company/signup/step2', {
    ...entry,
    layout: 'header-only',
    title: 'entry.signUp',
    search: ({ token }): { token?: string } => (typeof token === 'string' ? { token } : {}),
  }),
  page('/company/forget-password', {
    ...entry,
    layout: 'login',
    title: 'entry.forgotPassword',
  }),
  page('/company/password/reset/{-$token}', {
    ...entry,
    layout: 'login',
    title: 'entry.newPassword',
  }),
  page('/company/invitation/register/{-$token}', {
    ...entry,
    layout: 'login',
    title: 'entry.invitation',
  }),
] as const;
