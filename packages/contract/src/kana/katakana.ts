const hiragana = /[\u3041-\u3096\u309d\u309e]/g;

/** Half-width katakana becomes full-width, hiragana becomes katakana; other characters stay. */
export const toKatakana = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(hiragana, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60));

/** Latin letters are invalid in a reading, but may be convertible (`suggest-name.ts`). */
export const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** Lower case without accents: Trần becomes tran, Đỗ becomes do. */
export const plainLatin = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
