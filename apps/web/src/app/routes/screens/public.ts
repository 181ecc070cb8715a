import { emailChangeWords } from '../../../features/email-change/words.ts';
import { journalTexts } from '../../../features/reading/journal/journal-texts.ts';
import { legalTexts } from '../../../features/reading/legal/legal-texts.ts';
import { supportTexts } from '../../../features/reading/support/support-texts.ts';
import { readingWords } from '../../../features/reading/words.ts';
import { signOutWords } from '../../../features/sign-out/words.ts';
import type { publicPages } from '../table/public.ts';
import type { ScreensOf } from './screen.ts';

const signOut = {
  page: () => import('../../../pages/public/signout-page.tsx'),
  words: [signOutWords],
} as const;

export const publicScreens: Omit<ScreensOf<typeof publicPages>, '/'> = {
  '/terms': {
    page: () => import('../../../pages/public/terms-page.tsx'),
    words: [readingWords, legalTexts],
  },
  '/support': {
    page: () => import('../../../pages/public/support-page.tsx'),
    words: [readingWords, supportTexts],
  },
  '/journal': {
    page: () => import('../../../pages/public/journal-page.tsx'),
    words: [readingWords, journalTexts],
  },
  '/journal/$article': {
    page: () => import('../../../pages/public/journal/article-page.tsx'),
    words: [readingWords, journalTexts],
  },
  '/email-change/$deed/{-$token}': {
    page: () => import('../../../pages/email-change/deed-page.tsx'),
    words: [emailChangeWords],
  },
  '/signout': signOut,
  '/sign-out': signOut,
  '/404': { page: () => import('../../../pages/public/not-found-page.tsx') },
};
