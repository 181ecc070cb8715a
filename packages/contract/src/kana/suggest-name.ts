import type { CountryCode } from '../reference/places/countries.ts';
import { hasLatin, plainLatin, toKatakana } from './katakana.ts';
import { burmeseNames } from './names/burmese.ts';
import { koreanFamilyNames, koreanSyllables } from './names/korean.ts';
import { nepaliNames } from './names/nepali.ts';
import {
  englishNames,
  filipinoNames,
  indonesianNames,
  mongolianNames,
  taiwaneseFamilyNames,
} from './names/others.ts';
import { bangladeshiNames, indianNames, sriLankanNames } from './names/south-asian.ts';
import { vietnameseNames } from './names/vietnamese.ts';
import { pinyinToKatakana } from './pinyin.ts';
import { romajiToKatakana } from './romaji.ts';

type NamePart = 'family' | 'given';
type Table = ReadonlyMap<string, string>;
/** Reads one word of a name; undefined where the reading is not certain enough. */
type Reader = (word: string, part: NamePart) => string | undefined;

const longestWord = 24;

const from =
  (...tables: readonly Table[]): Reader =>
  (word) =>
    tables.map((table) => table.get(word)).find((kana) => kana !== undefined);

const korean: Reader = (word, part) =>
  part === 'family' ? koreanFamilyNames.get(word) : inSyllables(word);

/** Usually two syllables; undefined where the word can be split in two ways. */
function inSyllables(word: string): string | undefined {
  const whole = koreanSyllables.get(word);
  const parted = Array.from({ length: word.length - 1 }, (_, at) => {
    const [first, second] = [word.slice(0, at + 1), word.slice(at + 1)].map((one) =>
      koreanSyllables.get(one),
    );
    return first && second ? first + second : undefined;
  });
  const readings = new Set([whole, ...parted].filter((one) => one !== undefined));
  return readings.size === 1 ? [...readings][0] : undefined;
}

const chinese: Reader = (word) => pinyinToKatakana(word);
const taiwanese: Reader = (word, part) =>
  part === 'family' ? taiwaneseFamilyNames.get(word) : undefined;
/** Languages spelled almost like romaji: the romaji rules read words missing in the table. */
const spelledOut =
  (table: Table): Reader =>
  (word) =>
    table.get(word) ?? romajiToKatakana(word);
const english = from(englishNames);

const readers: Partial<Record<CountryCode, Reader>> = {
  VN: from(vietnameseNames),
  CN: chinese,
  TW: taiwanese,
  KR: korean,
  NP: spelledOut(nepaliNames),
  ID: spelledOut(indonesianNames),
  MM: from(burmeseNames),
  LK: spelledOut(sriLankanNames),
  BD: from(bangladeshiNames),
  IN: from(indianNames),
  PH: from(filipinoNames, englishNames),
  MN: from(mongolianNames),
  JP: (word) => romajiToKatakana(word),
  US: english,
  GB: english,
  AU: english,
  CA: english,
  NZ: english,
};

/** Without a country, only names in the tables count, and only where all tables agree. */
const tables: readonly Reader[] = [
  from(vietnameseNames),
  korean,
  from(burmeseNames),
  from(nepaliNames),
  from(indianNames),
  from(bangladeshiNames),
  from(sriLankanNames),
  taiwanese,
  from(filipinoNames),
  english,
  from(mongolianNames),
  from(indonesianNames),
];

/** For the person to confirm. Undefined unless every word is known: wrong names do harm. */
export function suggestName(
  name: string,
  part: NamePart,
  country: CountryCode | null,
): string | undefined {
  const words = wordsOf(name);
  if (words.length === 0 || words.some((word) => !/^[a-z]+$/.test(word))) return undefined;
  if (country) {
    const reader = readers[country];
    return reader && readAll(words, part, reader);
  }
  const readings = tables.map((reader) => readAll(words, part, reader)).filter(Boolean);
  return new Set(readings).size === 1 ? readings[0] : undefined;
}

const wordsOf = (name: string): string[] =>
  name
    .trim()
    .split(/[\s·・]+/)
    .map((word) => plainLatin(word).replace(/['’.-]/g, ''))
    .filter((word) => word !== '');

function readAll(words: readonly string[], part: NamePart, reader: Reader): string | undefined {
  const read = words.map((word) => (word.length > longestWord ? undefined : reader(word, part)));
  return read.every((kana) => kana !== undefined) ? read.join(' ') : undefined;
}

/** Input of a katakana field: Latin letters of uncertain reading stay, for the form to report. */
export function typedAsKatakana(
  typed: string,
  part: NamePart,
  country: CountryCode | null,
): string {
  const kana = toKatakana(typed);
  if (!hasLatin(kana)) return kana;
  return suggestName(kana, part, country) ?? romajiOf(kana) ?? kana;
}

function romajiOf(text: string): string | undefined {
  const read = text.split(/\s+/).map((word) => (hasLatin(word) ? romajiOfWord(word) : word));
  return read.every((kana) => kana !== undefined) ? read.join(' ').trim() : undefined;
}

const romajiOfWord = (word: string): string | undefined => romajiToKatakana(plainLatin(word));
