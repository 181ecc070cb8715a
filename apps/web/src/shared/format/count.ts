import { localeOf } from '@engawa/contract/language';
import { language } from '../i18n/language.ts';

/** Formatters are slow to create, and small numbers need none. */
export const formatCount = (count: number): string =>
  count < 1000 ? String(count) : count.toLocaleString(localeOf(language));
