import { say } from '@engawa/contract/language';
import { formatters } from '../../shared/i18n/formatters.ts';
import { language } from '../../shared/i18n/language.ts';

const parts = {
  month: say<'numeric' | 'short'>({ ja: 'numeric', en: 'short' }, language),
  day: 'numeric',
  timeZone: 'UTC',
} as const;

export const shortDay = (day: string): string =>
  formatters
    .getDateTimeFormat(say({ ja: 'ja', en: 'en-GB' }, language), parts)
    .format(new Date(`${day}T00:00:00Z`));
