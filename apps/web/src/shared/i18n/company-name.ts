import { pickLanguage } from '@engawa/contract/language';
import { language } from './language.ts';

/** The company's name in the reader's language, or in the one it has. */
export const companyName = (name: { jp: string | null; en: string | null }): string =>
  pickLanguage(name, language)?.value ?? '';
