/** Converts full-width letters, digits and spaces one to one, so that positions stay valid. */
export const plain = (text: string): string =>
  text
    .replace(/[\uff01-\uff5d]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0\t]/g, ' ')
    .replace(/[～〜]/g, '~')
    .replace(/[－–—―‐−]/g, '-');
