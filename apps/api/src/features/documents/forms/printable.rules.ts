/** More than the fullest profile has; Typst takes far longer for many lines than for many words. */
const maxLines = 100;
const maxCharacters = { text: 6000, document: 120_000 };

/** The texts of a form as the typesetter can set them in a second, whatever somebody wrote. */
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

/** One blank line between paragraphs is enough; after the last line there may be, the rest flows. */
export function fewerLines(text: string): string {
  const lines = text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n').split('\n');
  if (lines.length <= maxLines) return lines.join('\n');
  const rest = lines.slice(maxLines - 1).filter((line) => line.trim() !== '');
  return [...lines.slice(0, maxLines - 1), rest.join(' ')].join('\n');
}

/** What has no width on its own makes lines without end; joiners belong to letters and stay. */
export const visible = (text: string): string =>
  text.replace(/[^\P{Cf}\u200c\u200d]/gu, '').replace(/(^|\s)[\p{Mark}\u200c\u200d]+/gu, '$1');

/**
 * A letter and its accents as one character where there is one, as fonts have them. Beyond that one more
 * is enough for any alphabet that we have a font for; letters with heaps of them take many seconds.
 */
export const fewerMarks = (text: string): string =>
  text
    .replace(/\p{Script=Latin}\p{Script=Inherited}+/gu, (letter) => letter.normalize('NFC'))
    .replace(/([\u0300-\u036f])[\u0300-\u036f]+/g, '$1')
    .replace(/(\p{Script=Inherited}{2})\p{Script=Inherited}+/gu, '$1');

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1)).toWellFormed()}…`;

/** Where lines may break by themselves: between words, between kanji, and Thai by its dictionary. */
const unbroken =
  /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]{24,}/gu;
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/**
 * So many letters stay together: each place to break costs time, and most where letters are put together
 * from parts, which no address is.
 */
const pieceOf = (word: string): number => (/\p{Mark}/u.test(word) ? 12 : 4);

/** A long word or address may break nearly anywhere rather than leave its cell. */
export const breakable = (text: string): string =>
  text.replace(unbroken, (word) => {
    const piece = pieceOf(word);
    return Array.from(graphemes.segment(word), ({ segment }, at) =>
      at > 0 && at % piece === 0 ? `\u200b${segment}` : segment,
    ).join('');
  });
