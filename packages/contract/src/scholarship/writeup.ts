import { countCharacters } from '../profile/text-length.ts';
import { scholarshipLimits } from '../reference/scholarship.ts';

export interface Measured {
  /** English is counted in words, Japanese in characters. */
  unit: 'words' | 'characters';
  count: number;
  max: number;
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
const letter = /\p{L}/gu;
/** A few Japanese terms do not make an English text Japanese. */
const japaneseShare = 0.2;

const matches = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

const isJapanese = (text: string): boolean => {
  const found = matches(text, japanese);
  return found > 0 && found >= matches(text, letter) * japaneseShare;
};

/** Whatever holds a letter or a digit; a dash alone is no word. */
const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The one count that the page shows and the server holds to. */
export function measureWriteup(text: string): Measured {
  const { enWords, jaCharacters } = scholarshipLimits.writeup;
  if (isJapanese(text)) {
    return { unit: 'characters', count: countCharacters(text.trim()), max: jaCharacters };
  }
  return { unit: 'words', count: countWords(text), max: enWords };
}
