import { defineWords } from '../../../../shared/i18n/words.ts';

export const phraseWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
});
