import { defineWords } from '../../../shared/i18n/words.ts';

export const shellWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
});
