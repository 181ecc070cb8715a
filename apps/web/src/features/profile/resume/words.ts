import { defineWords } from '../../../shared/i18n/words.ts';

export const resumeWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
});
