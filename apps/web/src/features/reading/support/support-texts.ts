import { defineTexts } from '../text/define-texts.ts';

export const supportTexts = defineTexts({
  ja: async () => (await import('./support.ja.ts')).support,
  en: async () => (await import('./support.en.ts')).support,
});
