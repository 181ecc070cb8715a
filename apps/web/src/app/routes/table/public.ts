import { page } from './page.ts';

const everyone = { audience: 'public', layout: 'student' } as const;
const signOut = { audience: 'public', layout: 'header-only', title: 'signOut' } as const;

export const publicPages = [
  page('/', { ...everyone, title: null }),
  page('/terms', { ...everyone, title: 'terms' }),
  page('/signout', signOut),
  page('/sign-out', signOut),
  page('/404', { ...everyone, title: null }),
] as const;
