import { type PerLanguage, pickLanguage } from '@engawa/contract/language';
import { language } from '../../../shared/i18n/language.ts';

/** In the reader's language where it is written, else in the other. */
export const shownWords = <T>({ jp, en }: PerLanguage<T>): T | undefined =>
  pickLanguage({ jp, en }, language)?.value;
