import type { entryPages } from '../table/pages/entry.ts';
import type { ScreensOf } from './screen.ts';

export const entryScreens: ScreensOf<typeof entryPages> = {
  '/talent/signin': () => import('../../../pages/talent/signin-page.tsx'),
  '/talent/sso-auth': () => import('../../../pages/talent/sso-auth-page.tsx'),
  '/talent/social-callback': () => import('../../../pages/talent/social-callback-page.tsx'),
  '/company/signin': () => import('../../../pages/company/signin-page.tsx'),
  '/company/signup': () => import('../../../pages/company/signup-page.tsx'),
  '/company/signup/step1': () => import('../../../pages/company/signup/step1-page.tsx'),
  '/company/signup/step2': () => import('../../../pages/company/signup/step2-page.tsx'),
  '/company/forget-password': () => import('../../../pages/company/forget-password-page.tsx'),
  '/company/password/reset/{-$token}': () =>
    import('../../../pages/company/password/reset-page.tsx'),
  '/company/invitation/register/{-$token}': () =>
    import('../../../pages/company/invitation/register-page.tsx'),
};
