/** Wide letters, digits and spaces as narrow ones, letter by letter: what is found in it stands at the same place in the text. */
export const plain = (text: string): string =>
  text
    .replace(/[\uff01-\uff5d]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0\t]/g, ' ')
    .replace(/[～〜]/g, '~')
    .replace(/[－–—―‐−]/g, '-');
