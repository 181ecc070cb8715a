const longest = 60;

/** File name from the title, with characters that every file system keeps. */
export function eventFileName(parts: readonly (string | null)[], extension: string): string {
  const name = parts.map((part) => plain(part ?? '')).filter((part) => part !== '');
  return `${name.join('_') || 'event'}.${extension}`;
}

const plain = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '_'))
    .slice(0, longest)
    .join('')
    .replace(/^_+|_+$/g, '');
