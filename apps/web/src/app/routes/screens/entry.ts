import { companySignInMessages } from '../../../features/company-sign-in/messages.ts';
import { invitationMessages } from '../../../features/invitation/messages.ts';
import { passwordResetMessages } from '../../../features/password-reset/messages.ts';
import { signUpMessages } from '../../../features/sign-up/messages.ts';
import { talentSignInMessages } from '../../../features/talent-sign-in/messages.ts';
import type { entryPages } from '../table/entry.ts';
import type { ScreensOf } from './screen.ts';

export const entryScreens: ScreensOf<typeof entryPages> = {
  '/talent/signin': {
    page: () => import('../../../pages/talent/signin-page.tsx'),
    words: [talentSignInMessages],
  },
  '/talent/sso-auth': {
    page: () => import('../../../pages/talent/sso-auth-page.tsx'),
    words: [talentSignInMessages],
  },
  '/talent/social-callback': {
    page: () => import('../../../pages/talent/social-callback-page.tsx'),
    words: [talentSignInMessages],
  },
  '/company/signin': {
    page: () => import('../../../pages/company/signin-page.tsx'),
    words: [companySignInMessages],
  },
  '/company/signup': {
    page: () => import('../../../pages/company/signup-page.tsx'),
    words: [signUpMessages],
  },
  '/company/signup/step1': {
    page: () => import('../../../pages/company/signup/step1-page.tsx'),
    words: [signUpMessages],
  },
  '/company/signup/step2': {
    page: () => import('../../../pages/company/signup/step2-page.tsx'),
    words: [signUpMessages],
  },
  '/company/forget-password': {
    page: () => import('../../../pages/company/forget-password-page.tsx'),
    words: [passwordResetMessages],
  },
  '/company/password/reset/{-$token}': {
    page: () => import('../../../pages/company/password/reset-page.tsx'),
    words: [passwordResetMessages],
  },
  '/company/invitation/register/{-$token}': {
    page: () => import('../../../pages/company/invitation/register-page.tsx'),
    words: [invitationMessages],
  },
};
