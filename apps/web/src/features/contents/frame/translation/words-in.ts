const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Turns any value into readable lines: its texts and numbers in order, without ids. */
export function wordsIn(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (typeof value === 'object') {
    return Object.values(value).map(wordsIn).filter(Boolean).join('\n');
  }
  const text = `${value as string | number}`;
  return isId.test(text) ? '' : text;
}

/** The ids in a value; contents contain only ids of pictures. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isId.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}
