/** More combining marks than any script has: normalising them takes quadratic time. */
const tooManyMarks = /[\p{M}\uFF9E\uFF9F]{31}/u;

/**
 * Equal for spellings of the same words: ignores width, case, spacing and a final full stop. Empty
 * for a text without words.
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

/** A question mark stays: without it the text would be a statement. */
function endOfWords(text: string): number {
  let end = text.length;
  while (end > 0 && '。.! '.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

/** Numbers in order; texts with different numbers differ in meaning. */
export const figuresIn = (normal: string): string =>
  (normal.match(/\d+|[〇一二三四五六七八九十百千万億]+/g) ?? []).join(' ');
