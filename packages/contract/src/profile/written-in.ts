/** Shorter texts say too little about their language: a name, a product. */
const enough = 20;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const letters = /\p{Letter}/gu;
/** No English text of some length does without two of these. */
const englishWords = /\b(?:the|and|of|to|in|with|for|my|is|was|have|at)\b/gi;

/** What a text for a 履歴書 is written in; undefined while there is too little of it to tell. */
export function writtenIn(text: string): 'japanese' | 'english' | 'other' | undefined {
  if (kana.test(text)) return 'japanese';
  if ((text.match(letters)?.length ?? 0) < enough) return undefined;
  const found = new Set(text.match(englishWords)?.map((word) => word.toLowerCase()));
  return found.size >= 2 ? 'english' : 'other';
}
