import { defineWords } from '../../../shared/i18n/words.ts';

export const storyWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
});
