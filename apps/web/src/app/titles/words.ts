import { defineWords } from '../../shared/i18n/words.ts';

/** What pages are called: in the browser's title, the headers and the drawer. */
export const titleWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
});
