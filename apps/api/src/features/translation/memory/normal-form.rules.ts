/** More accents on a letter than any script has. Normalising sorts them in quadratic time. */
const tooManyMarks = /[\p{M}\uFF9E\uFF9F]{31}/u;

/**
 * What two writings of the same words have in common: no matter which width and case the letters
 * have, how wide the gaps are, and whether a full stop ends it. Empty where there are no words.
 */
export function normalForm(text: string): string {
  if (tooManyMarks.test(text)) return '';
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain.slice(0, endOfWords(plain)) : '';
}

/** A question stays one: without its mark it would be a statement. */
function endOfWords(text: string): number {
  let end = text.length;
  while (end > 0 && '。.! '.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

/** Figures in their order; two texts with other figures say other things. */
export const figuresIn = (normal: string): string =>
  (normal.match(/\d+|[〇一二三四五六七八九十百千万億]+/g) ?? []).join(' ');
