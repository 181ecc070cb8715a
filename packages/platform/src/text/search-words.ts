/** Written without spaces, so that a search may begin at any character. */
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu;
/** Whole words of other scripts, including + and # for C++ and C#. */
const spaced = /[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*/gu;
/** Longest indexed word, in characters. */
const longest = 40;

/** ァ to ヶ and the two repeat marks, each at a constant distance from its hiragana. */
const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const toHiragana = 0x60;

/** Ignores width, case, accents and the kind of kana. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - toHiragana));

const lettersOf = (text: string): string[] => Array.from(text);

/** Every pair of adjacent characters, and the last one alone. */
function pairsOf(run: string): string[] {
  const letters = lettersOf(run);
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
}

function partsOf(text: string): { runs: string[]; words: string[] } {
  const plain = folded(text);
  const runs = plain.match(japanese) ?? [];
  const words = plain.replace(japanese, ' ').match(spaced) ?? [];
  return { runs, words: words.map((word) => lettersOf(word).slice(0, longest).join('')) };
}

export function wordsOf(texts: readonly (string | null | undefined)[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const { runs, words } = partsOf(text);
    for (const run of runs) for (const pair of pairsOf(run)) found.add(pair);
    for (const word of words) found.add(word);
  }
  return [...found].toSorted();
}

/** The pairs of a longer run may be scattered over a text, so it needs another check. */
const isLong = (run: string): boolean => lettersOf(run).length > 2;

/** The Japanese of these texts, in which longer runs are looked up. */
export function proseOf(texts: readonly (string | null | undefined)[]): string {
  const runs = texts.flatMap((text) => (text ? partsOf(text).runs : []));
  return [...new Set(runs.filter(isLong))].join(' ');
}

/** The runs of a free word that must occur in `proseOf` besides having matching pairs. */
export const longRuns = (freeWord: string): string[] => [
  ...new Set(partsOf(freeWord).runs.filter(isLong)),
];

/** A part of a free word, to match exactly or as a prefix. */
interface AskedWord {
  text: string;
  begins: boolean;
}

/**
 * The index entries that a free word requires, all of them. A single Japanese character is a prefix
 * of a pair; a word of another script is a prefix unless it is one letter. Empty without letters
 * and digits: finds nothing.
 */
export function askedWords(freeWord: string): AskedWord[] {
  const { runs, words } = partsOf(freeWord);
  const asked = [
    ...runs.flatMap((run) => {
      const pairs = pairsOf(run);
      return pairs.length === 1
        ? pairs.map((text) => ({ text, begins: true }))
        : pairs.slice(0, -1).map((text) => ({ text, begins: false }));
    }),
    ...words.map((text) => ({ text, begins: lettersOf(text).length > 1 })),
  ];
  return [...new Map(asked.map((one) => [`${one.begins} ${one.text}`, one])).values()];
}

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;

/** As a tsquery; null where nothing can be found. */
export function queryOf(freeWord: string): string | null {
  const asked = askedWords(freeWord);
  if (asked.length === 0) return null;
  return asked.map(({ text, begins }) => `${quoted(text)}${begins ? ':*' : ''}`).join(' & ');
}
