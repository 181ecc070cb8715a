const longest = 60;

/** Files made of an event are called by its title, in letters that every system keeps. */
export function eventFileName(parts: readonly (string | null)[], extension: string): string {
  const name = parts.map((part) => plain(part ?? '')).filter((part) => part !== '');
  return `${name.join('_') || 'event'}.${extension}`;
}

const plain = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '_'))
    .slice(0, longest)
    .join('')
    .replace(/^_+|_+$/g, '');
