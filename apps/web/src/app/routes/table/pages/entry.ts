import { page } from '../page.ts';
import { searchOf } from '../search/search.ts';

const entry = { audience: 'entry' } as const;

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
    // Why the person comes: to register, to confirm their identity again, or to set a new password.
    search: searchOf({ register: 'mark', again: 'mark', password: 'mark' }),
  }),
  page('/talent/social-callback', {
    ...entry,
    layout: 'bare',
    title: 'entry.signingIn',
    search: searchOf({ code: 'text', state: 'text', iss: 'text', error: 'text' }),
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
    search: searchOf({ token: 'text' }),
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
    mailLink: true,
  }),
  page('/company/invitation/register/{-$token}', {
    ...entry,
    layout: 'login',
    title: 'entry.invitation',
    mailLink: true,
  }),
] as const;
