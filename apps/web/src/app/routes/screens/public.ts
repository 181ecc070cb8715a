import { homeWords } from '../../../features/home/words.ts';
import { legalWords } from '../../../features/legal/words.ts';
import { signOutWords } from '../../../features/sign-out/words.ts';
import { HomePage } from '../../../pages/public/home-page.tsx';
import type { publicPages } from '../table/public.ts';
import type { ScreensOf } from './screen.ts';

const legalDocuments = {
  load: async () => (await import('../../../features/legal/documents/documents.ts')).fetchTexts(),
};
const signOut = {
  page: () => import('../../../pages/public/signout-page.tsx'),
  words: [signOutWords],
} as const;

export const publicScreens: ScreensOf<typeof publicPages> = {
  '/': {
    // What is left of it is too little for a file of its own.
    page: async () => ({ HomePage }),
    words: [homeWords],
  },
  '/terms': {
    page: () => import('../../../pages/public/terms-page.tsx'),
    words: [legalWords, legalDocuments],
  },
  '/signout': signOut,
  '/sign-out': signOut,
  '/404': { page: () => import('../../../pages/public/not-found-page.tsx') },
};
