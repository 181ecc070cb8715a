const hiragana = /[ぁ-ゖ]/g;
const toKatakana = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60);

export interface NameSearch {
  /** As the name is written, without spaces. */
  written: string;
  /** As its reading is kept: in katakana. */
  kana: string;
}

/** Spaces are no part of a name: 山田太郎 and 山田 太郎 are one person. */
export function nameSearch(words: string): NameSearch {
  const written = words.normalize('NFKC').replace(/\s+/g, '');
  return { written, kana: written.replace(hiragana, toKatakana) };
}
