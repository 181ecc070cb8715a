import type { Language } from '@engawa/contract/language';

/** Each in its own language, for people who do not read the other. */
export const languageNames: Record<Language, string> = {
  ja: '日本語',
  en: 'English',
  qps: 'Pseudo',
};
