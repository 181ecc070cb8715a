import type { Language } from '@engawa/contract/language';

const sentence = /[^。．！？.!?]*(?:[。．！？]+[」』）)]*|[.!?]+["'”’)]*(?=\s|$)|[.!?]+|$)/gu;
const ending = /([。．.]|[！!]|[？?])["'”’」』）)]*$/u;
const words = /[\p{L}\p{N}]/u;

/** The sentences of one line, each with what ends it. */
export function sentencesOf(line: string): string[] {
  const found: string[] = [];
  for (const [piece] of line.matchAll(sentence)) {
    const last = found.at(-1);
    // "3.5", "Node.js": a point with no gap after it ends nothing.
    if (last !== undefined && '.!?'.includes(last.at(-1) ?? ' ') && /^\S/.test(piece)) {
      found[found.length - 1] = last + piece;
    } else if (piece !== '') found.push(piece);
  }
  return found.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

export const hasWords = (text: string): boolean => words.test(text);

const joint: Record<Language, string> = { ja: '', en: ' ' };
export const joinSentences = (sentences: readonly string[], to: Language): string =>
  sentences.join(joint[to]);

const marks: Record<Language, Record<string, string>> = {
  ja: { '。': '。', '．': '。', '.': '。', '！': '！', '!': '！', '？': '？', '?': '？' },
  en: { '。': '.', '．': '.', '.': '.', '！': '!', '!': '!', '？': '?', '?': '?' },
};

/** A sentence that ended stays ended, in the target's writing. */
export function endLike(source: string, target: string, to: Language): string {
  const mark = ending.exec(source)?.[1];
  if (mark === undefined || /[。．.！!？?…:：;；]["'”’」』）)]*$/u.test(target)) return target;
  return target + (marks[to][mark] ?? '');
}
