const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** A value of any shape as lines to read: its texts and numbers in their order, no ids. */
export function wordsIn(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (typeof value === 'object') {
    return Object.values(value).map(wordsIn).filter(Boolean).join('\n');
  }
  const text = `${value as string | number}`;
  return isId.test(text) ? '' : text;
}

/** The ids in it, which are those of pictures. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isId.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}
