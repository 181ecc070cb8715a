import type { FieldMessage } from '../fields/field-messages.ts';
import { looksLikeAddress } from './looks-like-address.ts';

/** Compatibility ideographs: normalising would replace the form that a person writes, as in 神. */
const normalised = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

/** One way of writing for what looks the same: composed letters, single spaces. */
export const normaliseName = (value: string): string =>
  value
    .replace(normalised, (part) => part.normalize('NFC'))
    .replace(/[^\S\u3000]+/gu, ' ')
    .trim();

/** Scripts whose words need joiners: without them other letters are drawn. */
const joining =
  'Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Nko Oriya Sinhala Syriac Tamil Telugu Tibetan'
    .split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('');
/** A joiner after such a letter, a variant of a Chinese character, the shape of a Mongolian letter. */
const neededMarks = new RegExp(
  `(?<=[${joining}])[\\u200C\\u200D]|(?<=\\p{Script=Han})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]|(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]`,
  'gu',
);
/** The joiners and the shape of an emoji, such as a family or a heart. */
const emoji =
  /\p{Extended_Pictographic}(?:\uFE0E|\uFE0F|\u200D|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu;
const notSeen = /[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Letters of mathematics: Latin to the eye, another text to a program. */
const disguised = /[\u{1D400}-\u{1D7FF}]/u;

/** Chinese, Japanese and Korean are written without spaces and beside any other script. */
const eastAsian = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** Letters that stand together, with the accents on them. */
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

/** Ours to give: whoever reads a name must not take it for our mark. */
const claimsMark =
  /[\u2611\u2705\u2713\u2714\u{1F5F8}\u{1F5F9}]|\bverified\b|(?:確認|認証|検証)済/iu;

/** A table program would take what begins so for a formula. */
const formula = /^[=+@＝＋＠]/u;

/**
 * Why this cannot be the name of a company or a person; undefined where it can. Names stored under an
 * older rule may be refused by it: ask it about names that are new (`newName`).
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

/** The name to keep: the stored one where nothing but its form changes, else the new one normalised. */
export function newName(
  stored: string | null | undefined,
  given: string,
): { name: string; fault: FieldMessage | undefined } {
  const name = normaliseName(given);
  if (stored != null && normaliseName(stored) === name) return { name: stored, fault: undefined };
  return { name, fault: whyNotName(name) };
}
