import { defineWords } from '../../shared/i18n/words.ts';

export const matchesWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
});
