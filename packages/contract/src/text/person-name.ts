/** A student's name as everybody sees it, in either language; only 履歴書 put the family name first. */
export const personName = (first: string | null, last: string | null): string =>
  [first, last].filter(Boolean).join(' ').trim();
