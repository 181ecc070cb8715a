import { localeOf } from '@engawa/contract/language';
import { language } from '../i18n/language.ts';

/** A formatter takes long to make, and small numbers need none. */
export const formatCount = (count: number): string =>
  count < 1000 ? String(count) : count.toLocaleString(localeOf(language));
