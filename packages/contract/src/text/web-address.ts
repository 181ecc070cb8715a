import { decodePunycode } from './punycode.ts';

/** Some programs drop invisible characters, which changes the address. */
const notSeen = /[\s\p{Cc}\p{Cf}]/u;

/**
 * Accepts only addresses that lead where they seem to lead. Refuses user names before the host
 * (`https://engawa.example@evil.example`), numeric hosts, and host names in unusual mixtures of
 * scripts.
 */
export function isWebAddress(value: string): boolean {
  if (notSeen.test(value) || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const authority = /^https?:[/\\]+([^/?#\\]*)/i.exec(value)?.[1] ?? '';
  return !authority.includes('@') && isHostName(new URL(value).hostname);
}

function isHostName(hostname: string): boolean {
  // URL has normalised numeric hosts of any spelling to `1.2.3.4` or `[::1]`.
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return false;
  return /[^.]\.[^.]/.test(hostname) && hostname.split('.').every(isOfOneScript);
}

/** Usual mixtures: Japanese, Korean or Chinese with Latin; other scripts stand alone. */
const mixed = ['Latin Han Hiragana Katakana', 'Latin Han Hangul', 'Latin Han Bopomofo'];
const alone =
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew ' +
  'Kannada Khmer Lao Malayalam Mongolian Myanmar Sinhala Tamil Telugu Thai Tibetan';
const scripts = [...mixed, ...alone.split(' ')].map((names) => {
  const letters = names.split(' ').map((name) => `\\p{Script=${name}}`);
  // Digits, hyphens and the long vowel mark fit every script; accents belong to their letter.
  return new RegExp(`^[${letters.join('')}\\p{Script=Inherited}0-9ー・-]+$`, 'u');
});

/** Cyrillic and Greek letters that look Latin: a word of only these imitates a Latin one. */
const disguise = /^[аеорсухіјѕһӏԁԛԝοναρ0-9-]+$/u;

function isOfOneScript(label: string): boolean {
  if (!label.startsWith('xn--')) return true;
  const text = decodePunycode(label.slice(4));
  return text !== undefined && scripts.some((one) => one.test(text)) && !disguise.test(text);
}
