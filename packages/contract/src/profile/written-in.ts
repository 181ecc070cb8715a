/** Characters below which a text may be just a name or a product. */
const enough = 20;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const letters = /\p{Letter}/gu;
/** Every longer English text contains at least two of these. */
const englishWords = /\b(?:the|and|of|to|in|with|for|my|is|was|have|at)\b/gi;

/** The language of a text for a 履歴書; undefined when the text is too short to tell. */
export function writtenIn(text: string): 'japanese' | 'english' | 'other' | undefined {
  if (kana.test(text)) return 'japanese';
  if ((text.match(letters)?.length ?? 0) < enough) return undefined;
  const found = new Set(text.match(englishWords)?.map((word) => word.toLowerCase()));
  return found.size >= 2 ? 'english' : 'other';
}
