import type { FieldMessage } from '../fields/field-messages.ts';
import { looksLikeAddress } from './looks-like-address.ts';

/** Excludes compatibility ideographs: NFC would replace the form a person writes, as in 神. */
const normalised = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

/** Composes letters and collapses spaces, so that names that look equal are equal. */
export const normaliseName = (value: string): string =>
  value
    .replace(normalised, (part) => part.normalize('NFC'))
    .replace(/[^\S\u3000]+/gu, ' ')
    .trim();

/** Scripts in which a zero-width joiner changes the letters. */
const joining =
  'Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Nko Oriya Sinhala Syriac Tamil Telugu Tibetan'
    .split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('');
/** Legitimate invisible characters: joiners in such scripts, ideographic and Mongolian variants. */
const neededMarks = new RegExp(
  `(?<=[${joining}])[\\u200C\\u200D]|(?<=\\p{Script=Han})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]|(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]`,
  'gu',
);
/** Emoji with their joiners and selectors, such as a family or a heart. */
const emoji =
  /\p{Extended_Pictographic}(?:\uFE0E|\uFE0F|\u200D|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu;
const notSeen = /[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Mathematical letters look Latin but are other characters. */
const disguised = /[\u{1D400}-\u{1D7FF}]/u;

/** Chinese, Japanese and Korean names mix with other scripts. */
const eastAsian = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** Runs of letters outside of these scripts, with their accents. */
const words = new RegExp(`(?:(?![${eastAsian}])[\\p{L}\\p{M}\\u200C\\u200D])+`, 'gu');
const belongsToAll = /[\p{Script=Common}\p{Script=Inherited}]/u;
const scriptsAlone =
  'Latin Cyrillic Greek Arabic Armenian Bengali Cherokee Coptic Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Lisu Malayalam Mongolian Myanmar Nko Oriya Sinhala Syriac Tamil Telugu Thaana Thai Tibetan'
    .split(' ')
    .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

function mixesScripts(word: string): boolean {
  const letters = Array.from(word).filter((letter) => !belongsToAll.test(letter));
  const scripts = new Set(letters.map((one) => scriptsAlone.findIndex((of) => of.test(one))));
  return scripts.size > 1;
}

/** Imitations of the product's mark for verified companies. */
const claimsMark =
  /[\u2611\u2705\u2713\u2714\u{1F5F8}\u{1F5F9}]|\bverified\b|(?:確認|認証|検証)済/iu;

/** Spreadsheets would read such a beginning as a formula. */
const formula = /^[=+@＝＋＠]/u;

/**
 * Why this cannot be the name of a company or a person; undefined if it can. Only for names that
 * are entered now (`newName`): names stored under an older rule may fail.
 */
export function whyNotName(value: string): FieldMessage | undefined {
  if (formula.test(value)) return 'name_start';
  if (looksLikeAddress(value)) return 'name_address';
  if (claimsMark.test(value.normalize('NFKC'))) return 'name_mark';
  const seen = value.replace(neededMarks, '').replace(emoji, '');
  if (notSeen.test(seen) || disguised.test(value)) return 'name_letters';
  if (value.match(words)?.some(mixesScripts)) return 'name_letters';
  return undefined;
}

/** The name to store: the stored one if only its form differs, else the given one normalised. */
export function newName(
  stored: string | null | undefined,
  given: string,
): { name: string; fault: FieldMessage | undefined } {
  const name = normaliseName(given);
  if (stored != null && normaliseName(stored) === name) return { name: stored, fault: undefined };
  return { name, fault: whyNotName(name) };
}
