import { companySignInWords } from '../../../features/company-sign-in/words.ts';
import { invitationWords } from '../../../features/invitation/words.ts';
import { passwordResetWords } from '../../../features/password-reset/words.ts';
import { signOutWords } from '../../../features/sign-out/words.ts';
import { signUpWords } from '../../../features/sign-up/words.ts';
import { talentSignInWords } from '../../../features/talent-sign-in/words.ts';
import type { entryPages } from '../table/entry.ts';
import type { ScreensOf } from './screen.ts';

export const entryScreens: ScreensOf<typeof entryPages> = {
  '/talent/signin': {
    page: () => import('../../../pages/talent/signin-page.tsx'),
    words: [talentSignInWords],
  },
  '/talent/sso-auth': {
    page: () => import('../../../pages/talent/sso-auth-page.tsx'),
    words: [talentSignInWords],
  },
  '/talent/social-callback': {
    page: () => import('../../../pages/talent/social-callback-page.tsx'),
    words: [talentSignInWords],
  },
  '/company/signin': {
    page: () => import('../../../pages/company/signin-page.tsx'),
    words: [companySignInWords],
  },
  '/company/signup': {
    page: () => import('../../../pages/company/signup-page.tsx'),
    words: [signUpWords],
  },
  '/company/signup/step1': {
    page: () => import('../../../pages/company/signup/step1-page.tsx'),
    words: [signUpWords],
  },
  '/company/signup/step2': {
    page: () => import('../../../pages/company/signup/step2-page.tsx'),
    words: [signUpWords],
  },
  '/company/forget-password': {
    page: () => import('../../../pages/company/forget-password-page.tsx'),
    words: [passwordResetWords],
  },
  '/company/password/reset/{-$token}': {
    page: () => import('../../../pages/company/password/reset-page.tsx'),
    words: [passwordResetWords, signOutWords],
  },
  '/company/invitation/register/{-$token}': {
    page: () => import('../../../pages/company/invitation/register-page.tsx'),
    words: [invitationWords, signOutWords],
  },
};
