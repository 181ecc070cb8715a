import type { publicPages } from '../table/pages/public.ts';
import type { ScreensOf } from './screen.ts';

const signOut = () => import('../../../pages/public/signout-page.tsx');

export const publicScreens: Omit<ScreensOf<typeof publicPages>, '/'> = {
  '/terms': () => import('../../../pages/public/terms-page.tsx'),
  '/support': () => import('../../../pages/public/support-page.tsx'),
  '/journal': () => import('../../../pages/public/journal-page.tsx'),
  '/journal/$article': () => import('../../../pages/public/journal/article-page.tsx'),
  '/email-change/$action/{-$token}': () =>
    import('../../../pages/email-change/link-action-page.tsx'),
  '/signout': signOut,
  '/sign-out': signOut,
  '/404': () => import('../../../pages/public/not-found-page.tsx'),
};
