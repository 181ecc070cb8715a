/** Characters that would end the line or reverse the direction of the text around it. */
const breaking = /[\p{Cc}\p{Zl}\p{Zp}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu;
const brackets: Readonly<Record<string, string>> = { '「': '『', '」': '』', '“': '‘', '”': '’' };

/** One line of bounded length that cannot leave the template's quotation marks. */
export function quotable(text: string, most = 80): string {
  const line = text
    .replace(breaking, ' ')
    .replace(/[「」“”]/g, (mark) => brackets[mark] ?? mark)
    .trim();
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
}
