/** Empty for unset texts; drops control characters, which print as boxes. */
export const shown = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', '  ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();

/** Joins parts with the full-width space that Japanese forms use. */
export const spaced = (...parts: (string | null | undefined)[]): string =>
  parts
    .map(shown)
    .filter((part) => part !== '')
    .join('　')
    // A closing full-width bracket already includes half a space.
    .replaceAll('）　', '） ');

const letters = /\p{Letter}/gu;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Whether an English reader can read it; single Japanese words or names are allowed. */
export function isForEnglishReaders(text: string): boolean {
  const all = text.match(letters)?.length ?? 0;
  return (text.match(eastAsian)?.length ?? 0) * 5 <= all;
}

/** Text for the English document: unchanged, or empty if it is Japanese. */
export const ifEnglish = (text: string | null): string => {
  const clean = shown(text);
  return isForEnglishReaders(clean) ? clean : '';
};
