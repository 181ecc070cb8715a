import { defineWords } from '../shared/i18n/words.ts';

export const uiWords = defineWords({
  ja: () => import('./words.ja.ts'),
  en: () => import('./words.en.ts'),
  qps: () => import('./words.qps.ts'),
});
