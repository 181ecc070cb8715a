import { nameFor, type PerLanguage } from '@engawa/contract/language';
import { language } from './language.ts';

/** A company's name for whoever reads the page. */
export const companyName = (name: PerLanguage<string>): string => nameFor(name, language);
