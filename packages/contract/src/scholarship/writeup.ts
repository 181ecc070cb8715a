import { scholarshipLimits } from '../reference/scholarship.ts';
import { countCharacters } from '../text/text-length.ts';

export interface Measured {
  /** English is counted in words, Japanese in characters. */
  unit: 'words' | 'characters';
  count: number;
  max: number;
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
const letter = /\p{L}/gu;
/** Share of Japanese characters from which a text counts as Japanese; a few terms do not. */
const japaneseShare = 0.2;

const matches = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

const isJapanese = (text: string): boolean => {
  const found = matches(text, japanese);
  return found > 0 && found >= matches(text, letter) * japaneseShare;
};

/** A run of letters and digits; apostrophes join, and up to three hyphens: state-of-the-art. */
const part = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200C\u200D\u00AD]|['’](?=\p{L}))*`;
const word = new RegExp(`${part}(?:[-\u2010\u2011]${part}){0,3}`, 'gu');

/** Scripts with few or no spaces; in others no language has words this long on average. */
const dense =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const lettersPerWord = { dense: 6, spaced: 8 } as const;

/** Counts words, but at least one per so many letters, against texts joined without spaces. */
function countWords(text: string): number {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  const denseLetters = letters.filter((one) => dense.test(one)).length;
  const least =
    denseLetters / lettersPerWord.dense + (letters.length - denseLetters) / lettersPerWord.spaced;
  return Math.max(matches(text, word), Math.ceil(least));
}

/** The page and the server use the same count. */
export function measureWriteup(text: string): Measured {
  const { enWords, jaCharacters } = scholarshipLimits.writeup;
  if (isJapanese(text)) {
    return { unit: 'characters', count: countCharacters(text.trim()), max: jaCharacters };
  }
  return { unit: 'words', count: countWords(text), max: enWords };
}
