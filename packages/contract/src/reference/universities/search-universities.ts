import { shortNames } from './short-names.ts';
import { type University, universities } from './universities.ts';

/** Old forms of kanji to new ones, so that either finds the other. */
const newForms = new Map([
  ['應', '応'],
  ['國', '国'],
  ['學', '学'],
  ['藝', '芸'],
  ['澤', '沢'],
  ['龍', '竜'],
  ['佛', '仏'],
  ['獨', '独'],
  ['鷗', '鴎'],
  ['濱', '浜'],
  ['廣', '広'],
  ['德', '徳'],
  ['條', '条'],
  ['舘', '館'],
]);

/** Ignores width, case, accents, old kanji, spaces and punctuation. */
function plain(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return Array.from(folded.toLowerCase())
    .map((letter) => newForms.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}ー]/gu, '');
}

/** The name without generic words such as "university". */
function core(plainName: string): string {
  return plainName.replace(/(大学|university)$/, '');
}

interface Entry {
  readonly university: University;
  readonly exact: readonly string[];
  readonly starts: readonly string[];
  /** The English name from the start of each word. */
  readonly words: readonly string[];
}

function entryOf(university: University): Entry {
  const { ja, en } = university.name;
  const aliases = (shortNames[university.id] ?? []).map(plain);
  const whole = [plain(ja), plain(en), ...aliases];
  const english = en.split(/[\s-]+/);
  const bare = plain(en.replace(/^(the )?university of (the )?/i, ''));
  return {
    university,
    exact: [...whole.map(core), ...aliases, core(bare)],
    starts: [...whole, bare],
    words: english.map((_, at) => plain(english.slice(at).join(''))),
  };
}

const entries = universities.map(entryOf);

/** 0: exact name; 1: its start; 2: start of a word; 3: within a word; undefined: no match. */
function rankOf({ exact, starts, words }: Entry, query: string): number | undefined {
  if (exact.includes(query)) return 0;
  if (starts.some((start) => start.startsWith(query))) return 1;
  if (words.some((word) => word.startsWith(query))) return 2;
  if (exact.some((name) => name.includes(query))) return 3;
  return undefined;
}

/** Searches Japanese, English and short names, best match first; an empty query finds nothing. */
export function searchUniversities(query: string, limit = 20): University[] {
  const wanted = core(plain(query));
  if (wanted === '') return [];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, wanted);
      return rank === undefined ? [] : [{ rank, university: entry.university }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ university }) => university);
}
