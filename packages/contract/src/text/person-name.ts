/** Given name first in both languages; only a 履歴書 puts the family name first. */
export const personName = (first: string | null, last: string | null): string =>
  [first, last].filter(Boolean).join(' ').trim();
