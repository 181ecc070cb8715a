const accents = /[\u0300-\u036f]/g;
const hiragana = /[\u3041-\u3096]/g;
const toKatakana = 0x60;

/** Search form: ignores width, case, accents, kana type and repeated spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(hiragana, (letter) => String.fromCharCode(letter.charCodeAt(0) + toKatakana))
    .replace(/\s+/g, ' ');

/** Escapes the wildcards of `like`. */
export const likePattern = (word: string): string =>
  `%${fold(word).replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
