import { stopTerms } from './stop-terms.ts';
import { isWeightless } from './weightless.ts';

/** Kanji or katakana without hiragana between them; a word in Latin letters such as C++ or Node.js. */
const candidates =
  /\p{Script=Katakana}[\p{Script=Katakana}ー]*|[\p{Script=Han}々]+|\.net\b|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}]*(?:[.-][\p{Script=Latin}\p{N}]+)*(?:\+\+|#)?/giu;
/** グエンさん, 田中氏: somebody's name. */
const named = /[\p{Script=Han}\p{Script=Katakana}ー々]+(?=さん|氏|様|君|くん|ちゃん)/gu;
const addresses = /\S+@\S+|https?:\/\/\S+|www\.\S+/giu;
const japanese = /^[\p{Script=Han}\p{Script=Katakana}]/u;
const isNumber = /^[\p{N}.-]+$/u;
const shortest = { han: 2, katakana: 3, latin: 2 } as const;
const longest = 30;

/** The form in which terms are stored and compared; the colon sets it apart from searched words. */
export const termKey = (term: string): string => `:${term.normalize('NFKC').toLowerCase()}`;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Without general words at its ends: 熱流体研究 is about 熱流体. */
function core(run: string): string {
  const parts = Array.from(segmenter.segment(run), ({ segment }) => segment);
  while (parts.length > 0 && stopTerms.has(parts.at(0) ?? '')) parts.shift();
  while (parts.length > 0 && stopTerms.has(parts.at(-1) ?? '')) parts.pop();
  return parts.join('');
}

function isLongEnough(term: string): boolean {
  const { length } = Array.from(term);
  if (length > longest) return false;
  if (!japanese.test(term)) return length >= shortest.latin;
  return length >= (/^\p{Script=Han}/u.test(term) ? shortest.han : shortest.katakana);
}

/**
 * The words of a text that can say what a work or a person's field is about, as written first, each
 * once by its key. Other scripts are left out with hiragana, because they indicate an origin.
 */
export function termsIn(
  texts: readonly (string | null | undefined)[],
  most: number,
  names: readonly (string | null)[] = [],
): string[] {
  const own = new Set(names.flatMap((name) => name?.split(/\s+/u) ?? []).map(termKey));
  const found = new Map<string, string>();
  for (const text of texts) {
    if (!text) continue;
    const plain = text.normalize('NFKC').replace(addresses, ' ').replace(named, ' ');
    for (const [run] of plain.matchAll(candidates)) {
      const term = japanese.test(run) ? core(run) : run;
      const key = termKey(term);
      if (found.has(key) || own.has(key) || !isLongEnough(term) || isNumber.test(term)) continue;
      if (stopTerms.has(key.slice(1)) || isWeightless(run)) continue;
      found.set(key, term);
      if (found.size === most) return [...found.values()];
    }
  }
  return [...found.values()];
}
