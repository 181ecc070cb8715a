import type { Language } from '@engawa/contract/language';

/** The product's clock: everyone sees the time in Japan. */
export const timeZone = 'Asia/Tokyo';

export function formatDateTime(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(iso));
}

/** A day without a time, such as 2026年11月15日. */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(iso));
}
