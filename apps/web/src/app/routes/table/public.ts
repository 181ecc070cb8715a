import { homeMessages } from '../../../features/home/messages.ts';
import { legalMessages } from '../../../features/legal/messages.ts';
import { signOutMessages } from '../../../features/sign-out/messages.ts';
import { page } from './page.ts';

const everyone = { audience: 'public', layout: 'student' } as const;
const signOut = {
  audience: 'public',
  layout: 'header-only',
  title: 'signOut',
  page: () => import('../../../pages/public/signout-page.tsx'),
  words: [signOutMessages],
} as const;

export const publicPages = [
  page('/', {
    ...everyone,
    title: null,
    page: () => import('../../../pages/public/home-page.tsx'),
    words: [homeMessages],
  }),
  page('/terms', {
    ...everyone,
    title: 'terms',
    page: () => import('../../../pages/public/terms-page.tsx'),
    words: [legalMessages],
  }),
  page('/signout', signOut),
  page('/sign-out', signOut),
  page('/404', {
    ...everyone,
    title: null,
    page: () => import('../../../pages/public/not-found-page.tsx'),
  }),
] as const;
