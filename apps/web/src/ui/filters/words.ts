import { defineWords } from '../../shared/i18n/words.ts';

export const filterWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
});
