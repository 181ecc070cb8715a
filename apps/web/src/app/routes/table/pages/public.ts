import { page } from '../page.ts';

const everyone = { audience: 'public', layout: 'student' } as const;
const signOut = { audience: 'public', layout: 'header-only', title: 'signOut' } as const;

/** Default targets of the links to journal and support; the spec leaves both addresses open. */
export const ownSites = [
  page('/support', { ...everyone, title: 'support' }),
  page('/journal', { ...everyone, title: 'journal' }),
  page('/journal/$article', { ...everyone, title: 'journal' }),
] as const;

/** Targets of links in the product's mails, for signed-in people and visitors alike. */
export const mailLinkPages = [
  page('/email-change/$action/{-$token}', {
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
