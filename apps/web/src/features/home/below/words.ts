import { defineWords } from '../../../shared/i18n/words.ts';

/** Of what stands below the first screen: it is drawn already when these come. */
export const belowWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
});
