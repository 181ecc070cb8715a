import { type FullLanguage } from '@engawa/contract/language';

const sentence = /[^。．！？.!?]*(?:[。．！？]+[」』）)]*|[.!?]+["'”’)]*(?=\s|$)|[.!?]+|$)/gu;
const ending = /([。．.]|[！!]|[？?])["'”’」』）)]*$/u;
const words = /[\p{L}\p{N}]/u;

export function sentencesOf(line: string): string[] {
  // Arrays, because concatenating would be quadratic for thousands of full stops.
  const found: string[][] = [];
  let before = '';
  for (const [piece] of line.matchAll(sentence)) {
    if (piece === '') continue;
    // A full stop without a following space ends no sentence: "3.5", "Node.js".
    if (/[.!?]$/.test(before) && /^\S/.test(piece)) found.at(-1)?.push(piece);
    else found.push([piece]);
    before = piece;
  }
  return found.map((pieces) => pieces.join('').trim()).filter((text) => text !== '');
}

export const hasWords = (text: string): boolean => words.test(text);

const joint: Record<FullLanguage, string> = { ja: '', en: ' ' };
export const joinSentences = (sentences: readonly string[], to: FullLanguage): string =>
  sentences.join(joint[to]);

const marks: Record<FullLanguage, Record<string, string>> = {
  ja: { '。': '。', '．': '。', '.': '。', '！': '！', '!': '！', '？': '？', '?': '？' },
  en: { '。': '.', '．': '.', '.': '.', '！': '!', '!': '!', '？': '?', '?': '?' },
};

/** Ends the translation like its source, with the target language's punctuation. */
export function endLike(source: string, target: string, to: FullLanguage): string {
  const mark = ending.exec(source)?.[1];
  if (mark === undefined || /[。．.！!？?…:：;；]["'”’」』）)]*$/u.test(target)) return target;
  return target + (marks[to][mark] ?? '');
}
