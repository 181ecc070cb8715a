import { decodePunycode } from './punycode.ts';

/** Some reading programs drop what is not seen, and then the address is another. */
const notSeen = /[\s\p{Cc}\p{Cf}]/u;

/**
 * An address that leads where it seems to lead. Not one that names a person before the host
 * (`https://engawa.example@evil.example`), nor a number instead of a name, nor a name whose letters
 * come from scripts that nobody mixes.
 */
export function isWebAddress(value: string): boolean {
  if (notSeen.test(value) || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const authority = /^https?:[/\\]+([^/?#\\]*)/i.exec(value)?.[1] ?? '';
  return !authority.includes('@') && isHostName(new URL(value).hostname);
}

function isHostName(hostname: string): boolean {
  // Numbers of any spelling have become `1.2.3.4` or `[::1]` by now.
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return false;
  return /[^.]\.[^.]/.test(hostname) && hostname.split('.').every(isOfOneScript);
}

/** What people write together: Japanese, Korean or Chinese, each with Latin; any other alone. */
const mixed = ['Latin Han Hiragana Katakana', 'Latin Han Hangul', 'Latin Han Bopomofo'];
const alone =
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew ' +
  'Kannada Khmer Lao Malayalam Mongolian Myanmar Sinhala Tamil Telugu Thai Tibetan';
const scripts = [...mixed, ...alone.split(' ')].map((names) => {
  const letters = names.split(' ').map((name) => `\\p{Script=${name}}`);
  // Digits, hyphens and the long vowel belong to all; accents to the letter before.
  return new RegExp(`^[${letters.join('')}\\p{Script=Inherited}0-9ー・-]+$`, 'u');
});

/** Cyrillic and Greek letters that are drawn like Latin ones: a word of these alone is a disguise. */
const disguise = /^[аеорсухіјѕһӏԁԛԝοναρ0-9-]+$/u;

function isOfOneScript(label: string): boolean {
  if (!label.startsWith('xn--')) return true;
  const text = decodePunycode(label.slice(4));
  return text !== undefined && scripts.some((one) => one.test(text)) && !disguise.test(text);
}
