export interface Choice {
  value: string;
  label: string;
  /** Further search words: a reading in kana, the name in the other language. */
  keywords?: string | undefined;
}

export const isSameChoice = (a: Choice, b: Choice) => a.value === b.value;

const katakana = /[\u30a1-\u30f6]/g;

/** Ignores width, katakana or hiragana, case and accents. */
function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(katakana, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60))
      .normalize('NFD')
      // Removes accents of Latin letters only: か and が stay different.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
  );
}

/** Whether the choice contains every word of the query. */
export function matchesWords({ label, keywords = '' }: Choice, query: string): boolean {
  const text = plain(`${label} ${keywords}`);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
