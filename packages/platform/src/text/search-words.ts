/** Kanji, kana and their marks: written without spaces, so that any two letters may begin a word. */
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu;
/** Of other scripts whole words, with what makes C++ and C# words of their own. */
const spaced = /[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*/gu;
/** Nobody searches for more of a word. */
const longest = 40;

/** ァ to ヶ and the two repeat marks; each has its hiragana at the same distance. */
const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const toHiragana = 0x60;

/** Width, case, accents and the kind of kana make no difference. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - toHiragana));

const lettersOf = (text: string): string[] => Array.from(text);

/** Every two letters that stand together; the last one stands alone, too. */
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

/** What these texts are found by. */
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

/** Two letters are found as they stand; of more, the pairs may be scattered over a text. */
const isLong = (run: string): boolean => lettersOf(run).length > 2;

/** The Japanese of these texts: where a long word is looked for once more. */
export function proseOf(texts: readonly (string | null | undefined)[]): string {
  const runs = texts.flatMap((text) => (text ? partsOf(text).runs : []));
  return [...new Set(runs.filter(isLong))].join(' ');
}

/** What of a free word its pairs do not settle, as it stands in `proseOf`. */
export const longRuns = (freeWord: string): string[] => [
  ...new Set(partsOf(freeWord).runs.filter(isLong)),
];

/** A part of a free word: a word as it stands, or whatever begins with it. */
interface AskedWord {
  text: string;
  begins: boolean;
}

/**
 * What a free word asks of the words: all of its parts. A single Japanese letter begins a pair; a word of
 * other scripts may go on, unless it is one letter. None where it has no letter and no number: then
 * nothing can be found by it.
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

/** The same as a tsquery; null where nothing can be found by it. */
export function queryOf(freeWord: string): string | null {
  const asked = askedWords(freeWord);
  if (asked.length === 0) return null;
  return asked.map(({ text, begins }) => `${quoted(text)}${begins ? ':*' : ''}`).join(' & ');
}
