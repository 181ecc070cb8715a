/** More than the fullest profile has; Typst takes far longer for many lines than for many words. */
const maxLines = 100;
const maxCharacters = { text: 6000, document: 120_000 };

/** Limits the texts of a form so that Typst sets any input within a second. */
export function printable<T extends object>(form: T): T {
  let left = maxCharacters.document;
  return eachText(form, (text) => {
    const short = cut(fewerLines(fewerMarks(visible(text))), Math.min(left, maxCharacters.text));
    left -= short.length;
    return breakable(short);
  }) as T;
}

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => eachText(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, eachText(one, change)]),
  );
}

/** Keeps one blank line between paragraphs; joins everything beyond `maxLines`. */
export function fewerLines(text: string): string {
  const lines = text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n').split('\n');
  if (lines.length <= maxLines) return lines.join('\n');
  const rest = lines.slice(maxLines - 1).filter((line) => line.trim() !== '');
  return [...lines.slice(0, maxLines - 1), rest.join(' ')].join('\n');
}

/** Drops zero-width characters, which make endless lines, but no joiners (U+200C, U+200D). */
export const visible = (text: string): string =>
  text.replace(/[^\P{Cf}\u200c\u200d]/gu, '').replace(/(^|\s)[\p{Mark}\u200c\u200d]+/gu, '$1');

/**
 * Composes letters with accents (NFC), as fonts have them, and drops further combining marks:
 * letters with many marks take Typst seconds, and no alphabet that our fonts cover needs them.
 */
export const fewerMarks = (text: string): string =>
  text
    .replace(/\p{Script=Latin}\p{Script=Inherited}+/gu, (letter) => letter.normalize('NFC'))
    .replace(/([\u0300-\u036f])[\u0300-\u036f]+/g, '$1')
    .replace(/(\p{Script=Inherited}{2})\p{Script=Inherited}+/gu, '$1');

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1)).toWellFormed()}…`;

/** Long runs without a natural break, which exists between words, between kanji and in Thai. */
const unbroken =
  /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]{24,}/gu;
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Each break costs time, most of all between letters with combining marks. */
const pieceOf = (word: string): number => (/\p{Mark}/u.test(word) ? 12 : 4);

/** Adds zero-width spaces, so that long words and addresses break within their cell. */
export const breakable = (text: string): string =>
  text.replace(unbroken, (word) => {
    const piece = pieceOf(word);
    return Array.from(graphemes.segment(word), ({ segment }, at) =>
      at > 0 && at % piece === 0 ? `\u200b${segment}` : segment,
    ).join('');
  });
