import { isSeen, withoutBidi } from '@engawa/contract/text/text-field';

/** Lines without letters and digits are the same in every language. */
const words = /[\p{L}\p{N}]/u;

export interface Lines {
  /** Distinct lines that need translation. */
  readonly lines: readonly string[];
  /** Reassembles the texts; a text with an untranslated line is null. */
  join(answers: readonly (string | null)[]): (string | null)[];
}

/** Splits into distinct lines, because services join, drop or move line breaks. */
export function splitLines(texts: readonly string[]): Lines {
  const places = new Map<string, number>();
  const parts = texts.map((text) => text.split('\n').map((line) => line.trim()));
  for (const line of parts.flat()) {
    if (words.test(line) && !places.has(line)) places.set(line, places.size);
  }
  return {
    lines: [...places.keys()],
    join: (answers) =>
      parts.map((lines) => {
        const answered = lines.map((line) => {
          const place = places.get(line);
          return place === undefined ? line : tidyLine(answers[place] ?? '');
        });
        return answered.includes(null) ? null : answered.join('\n');
      }),
  };
}

/** Removes what a form would refuse; null where nothing visible remains. */
function tidyLine(text: string): string | null {
  const line = withoutBidi(text.toWellFormed())
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return isSeen(line) ? line : null;
}
