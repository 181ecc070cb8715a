import { homeMessages } from '../../../features/home/messages.ts';
import { legalMessages } from '../../../features/legal/messages.ts';
import { signOutMessages } from '../../../features/sign-out/messages.ts';
import type { publicPages } from '../table/public.ts';
import type { ScreensOf } from './screen.ts';

const legalDocuments = {
  load: async () => (await import('../../../features/legal/documents/documents.ts')).fetchTexts(),
};
const signOut = {
  page: () => import('../../../pages/public/signout-page.tsx'),
  words: [signOutMessages],
} as const;

export const publicScreens: ScreensOf<typeof publicPages> = {
  '/': {
    page: () => import('../../../pages/public/home-page.tsx'),
    words: [homeMessages],
  },
  '/terms': {
    page: () => import('../../../pages/public/terms-page.tsx'),
    words: [legalMessages, legalDocuments],
  },
  '/signout': signOut,
  '/sign-out': signOut,
  '/404': { page: () => import('../../../pages/public/not-found-page.tsx') },
};
