import { type PerLanguage, pickLanguage } from '@engawa/contract/language';
import { language } from '../../../shared/i18n/language.ts';

/** The text in the reader's language, otherwise in the other one. */
export const shownWords = <T>({ jp, en }: PerLanguage<T>): T | undefined =>
  pickLanguage({ jp, en }, language)?.value;
