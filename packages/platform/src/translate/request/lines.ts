import { isSeen, withoutBidi } from '@engawa/contract/text/text-field';

/** What has neither a letter nor a digit is the same in every language. */
const words = /[\p{L}\p{N}]/u;

export interface Lines {
  /** Each line that has words, once. */
  readonly lines: readonly string[];
  /** Puts the texts together again; one with a line that nobody answered is null. */
  join(answers: readonly (string | null)[]): (string | null)[];
}

/**
 * Services join, drop or move line breaks: they get lines, and the breaks stay here. A line that
 * stands in many texts is paid for once.
 */
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

/** One line without what a form would refuse; null where nothing is to be seen. */
function tidyLine(text: string): string | null {
  const line = withoutBidi(text.toWellFormed())
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return isSeen(line) ? line : null;
}
