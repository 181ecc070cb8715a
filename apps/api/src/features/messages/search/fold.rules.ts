const accents = /[\u0300-\u036f]/g;
const hiragana = /[\u3041-\u3096]/g;
const toKatakana = 0x60;

/** How texts are compared: width, case, accents and kana make no difference, nor do gaps. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(hiragana, (letter) => String.fromCharCode(letter.charCodeAt(0) + toKatakana))
    .replace(/\s+/g, ' ');

/** For `like`: what means something there stands for itself. */
export const likePattern = (word: string): string =>
  `%${fold(word).replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
