import { defineWords } from '../i18n/words.ts';

export const apiWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
});
