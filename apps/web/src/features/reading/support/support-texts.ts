import { defineTexts } from '../text/define-texts.ts';

/** What people ask most, and the ways to reach us. */
export const supportTexts = defineTexts({
  ja: async () => (await import('./support.ja.ts')).support,
  en: async () => (await import('./support.en.ts')).support,
});
