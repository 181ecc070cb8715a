export interface Choice {
  value: string;
  label: string;
  /** Further words that find it: a reading in kana, the name in the other language. */
  keywords?: string | undefined;
}

export const isSameChoice = (a: Choice, b: Choice) => a.value === b.value;

const katakana = /[\u30a1-\u30f6]/g;

/** Full and half width, katakana and hiragana, capitals and accents all count as one. */
function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(katakana, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60))
      .normalize('NFD')
      // Accents of Latin letters only: か and が stay two letters.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
  );
}

/** Every word that was typed is somewhere in the choice. */
export function matchesWords({ label, keywords = '' }: Choice, query: string): boolean {
  const text = plain(`${label} ${keywords}`);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
