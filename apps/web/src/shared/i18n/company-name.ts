import { nameFor, type PerLanguage } from '@engawa/contract/language';
import { language } from './language.ts';

export const companyName = (name: PerLanguage<string>): string => nameFor(name, language);
