import { defineWords } from '../../../shared/i18n/words.ts';

export const myPageWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
});
