import { nameFor, type PerLanguage } from '@engawa/contract/language';
import { language } from './language.ts';

/** The company's name in the language of the page. */
export const companyName = (name: PerLanguage<string>): string => nameFor(name, language);
