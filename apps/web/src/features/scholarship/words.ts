import { defineWords } from '../../shared/i18n/words.ts';

export const scholarshipWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
});
