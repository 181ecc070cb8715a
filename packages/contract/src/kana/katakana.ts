const hiragana = /[\u3041-\u3096\u309d\u309e]/g;

/** Half-width letters become full-width, hiragana katakana; all else stays. */
export const toKatakana = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(hiragana, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60));

/** Letters that a reading cannot be written in, but that may be turned into one. */
export const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** Small letters, without accents: Trần is tran, Đỗ is do. */
export const plainLatin = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
