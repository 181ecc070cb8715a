import { fieldWords } from './field-words.ts';
import { stopTerms } from './stop-terms.ts';
import { isWeightless } from './weightless.ts';

/** グエンさん, 田中氏: somebody's name. */
const named = /[\p{Script=Han}\p{Script=Katakana}ー々]+(?=さん|氏|様|君|くん|ちゃん)/gu;
const addresses = /\S+@\S+|https?:\/\/\S+|www\.\S+/giu;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const isHan = /^[\p{Script=Han}々]+$/u;
const isKatakana = /^[\p{Script=Katakana}ー]+$/u;
/** Python, C++, C#, Node.js, LTE-M. */
const latin =
  /(?:\.net\b|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}]*(?:[.-][\p{Script=Latin}\p{N}]+)*(?:\+\+|#)?)/giu;
const isNumber = /^[\p{N}.-]+$/u;
const longest = 30;

/** 数日間, 入社後, 交通費, 両方: about time, number or money, not about a field. */
const general =
  /^[一二三四五六七八九十百千万数全各毎両半当同第]|[日月年間後中前時内外名円人回度費分目方期者員性的]$/u;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

interface Found {
  at: number;
  /** With the general words around it, which may say whom it is about. */
  run: string;
  term: string;
}

/** In front of a term a single kanji may be a part of it, as in 日商簿記, unless it counts. */
const isGeneral = (part: string): boolean =>
  stopTerms.has(part) && (part.length > 1 || '各全約本第'.includes(part));

/** Without general words at its ends: 熱流体研究 is about 熱流体. */
function core(parts: readonly string[]): string {
  const first = parts.findIndex((part) => !isGeneral(part));
  const last = parts.findLastIndex((part) => !stopTerms.has(part));
  return first < 0 ? '' : parts.slice(first, last + 1).join('');
}

/** Runs of kanji or of katakana that are no part of an inflected word such as 見直し. */
function japaneseTerms(text: string): Found[] {
  const found: Found[] = [];
  let [parts, from]: [string[], number] = [[], 0];
  const end = () => {
    const term = core(parts);
    if (isField(term)) found.push({ at: from, run: parts.join(''), term });
    parts = [];
  };
  for (const { segment, index } of segmenter.segment(text)) {
    const script = isHan.test(segment) ? isHan : isKatakana.test(segment) ? isKatakana : undefined;
    if (parts.length > 0 && !script?.test(parts[0] ?? '')) end();
    if (parts.length === 0) from = index;
    if (script) parts.push(segment);
  }
  end();
  return found;
}

function isField(term: string): boolean {
  if (isKatakana.test(term)) return term.length > 2;
  return term.length > 2 ? !general.test(term) : fieldWords.has(term);
}

const shortestInProse = 6;
/** Prose has many words that name nothing: adverbs, past tenses, qualities. */
const isProse = /(?:ly|ed|est|ful|ous|able|less|ness|ward|wards)$/u;

/**
 * A word in Latin letters is a name in a Japanese text, or when it is written as one; otherwise it
 * must be long and no general form.
 */
function isName(word: string, text: string, at: number): boolean {
  if (/[\p{N}+#.]|\p{L}\p{Lu}/u.test(word)) return true;
  const isCapital = /^\p{Lu}/u.test(word);
  const begins = /(?:^|[.!?:\n•・-])\s*$/u.test(text.slice(Math.max(0, at - 4), at));
  const listed = /^\s*(?:[,/、]|$)/u.test(text.slice(at + word.length));
  if (isCapital && (!begins || listed)) return true;
  return word.length >= shortestInProse && !isProse.test(word);
}

function latinTerms(text: string): Found[] {
  const inJapanese = japanese.test(text);
  return Array.from(text.matchAll(latin), ({ 0: run, index: at }) => ({ at, run, term: run }))
    .filter(({ run }) => run.length > 1 && !isNumber.test(run))
    .filter(({ run, at }) => inJapanese || isName(run, text, at));
}

/** The form in which terms are stored and compared; the colon sets it apart from searched words. */
export const termKey = (term: string): string => `:${term.normalize('NFKC').toLowerCase()}`;

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
    const all = [...japaneseTerms(plain), ...latinTerms(plain)];
    for (const { run, term } of all.toSorted((one, other) => one.at - other.at)) {
      const key = termKey(term);
      if (found.has(key) || own.has(key) || term.length > longest) continue;
      if (stopTerms.has(key.slice(1)) || isWeightless(run)) continue;
      found.set(key, term);
      if (found.size === most) return [...found.values()];
    }
  }
  return [...found.values()];
}
