import { randomInt } from 'node:crypto';

/** Without characters that are taken for one another. Twelve of them are 60 bits: nobody guesses one. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A code that people type: XXXX-XXXX-XXXX. */
export const newTypedCode = (): string => [group(), group(), group()].join('-');

/** As it was made, however it is typed: wide, small, with or without hyphens. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
