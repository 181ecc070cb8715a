/** Empty for what was not told. Drops control characters except line breaks: they print as boxes. */
export const shown = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', '  ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();

/** Parts of one line, with the wide space that forms have between them. */
export const spaced = (...parts: (string | null | undefined)[]): string =>
  parts
    .map(shown)
    .filter((part) => part !== '')
    .join('　')
    // A closing bracket already brings half a space.
    .replaceAll('）　', '） ');

const letters = /\p{Letter}/gu;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Whether a reader of English can read it; a word or a name in Japanese does not spoil it. */
export function isForEnglishReaders(text: string): boolean {
  const all = text.match(letters)?.length ?? 0;
  return (text.match(eastAsian)?.length ?? 0) * 5 <= all;
}

/** A text for the English document: as it was written, or not at all. */
export const ifEnglish = (text: string | null): string => {
  const clean = shown(text);
  return isForEnglishReaders(clean) ? clean : '';
};
