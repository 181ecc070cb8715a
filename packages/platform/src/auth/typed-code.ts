import { randomInt } from 'node:crypto';

/** Without characters that look alike. Twelve of them are 60 bits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

export const newTypedCode = (): string => [group(), group(), group()].join('-');

/** The canonical form of a typed code: wide or small letters, with or without hyphens. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
