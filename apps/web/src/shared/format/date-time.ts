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
