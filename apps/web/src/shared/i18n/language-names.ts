import type { Language } from '@engawa/contract/language';

/** Each in itself, for whoever does not read the other. */
export const languageNames: Record<Language, string> = {
  ja: '日本語',
  en: 'English',
  qps: 'Pseudo',
};
