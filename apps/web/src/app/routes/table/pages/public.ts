import { page } from '../page.ts';

const everyone = { audience: 'public', layout: 'student' } as const;
const signOut = { audience: 'public', layout: 'header-only', title: 'signOut' } as const;

/** Where the links to a journal and a support site lead by default; the spec leaves both to us. */
export const ownSites = [
  page('/support', { ...everyone, title: 'support' }),
  page('/journal', { ...everyone, title: 'journal' }),
  page('/journal/$article', { ...everyone, title: 'journal' }),
] as const;

/** What mails of our own lead to, for those who are signed in and those who are not. */
export const mailLinkPages = [
  page('/email-change/$deed/{-$token}', {
    audience: 'public',
    layout: 'login',
    title: 'entry.emailChange',
  }),
] as const;

export const publicPages = [
  page('/', { ...everyone, title: null }),
  page('/terms', { ...everyone, title: 'terms' }),
  ...ownSites,
  ...mailLinkPages,
  page('/signout', signOut),
  page('/sign-out', signOut),
  page('/404', { ...everyone, title: null }),
] as const;
