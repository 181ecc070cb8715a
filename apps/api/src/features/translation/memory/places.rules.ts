import { type FullLanguage, type Localized, say } from '@engawa/contract/language';
import { cities, wards } from '@engawa/contract/reference/places/municipalities';
import { prefectures } from '@engawa/contract/reference/places/prefectures';

type Named = Readonly<{ name: Localized }>;

const byName = (table: readonly Named[], language: FullLanguage): Map<string, Localized> =>
  new Map(table.map(({ name }) => [say(name, language), name]));

/** Largest first, as in Japanese addresses. */
const levels: readonly (readonly Named[])[] = [prefectures.entries, cities, wards];
const inJapanese = levels.map((table) => byName(table, 'ja'));
const inEnglish = levels.map((table) => byName(table, 'en'));

/** Place names without their type, as in 東京本社. */
const shortNames = new Map(
  [...prefectures.entries, ...cities].map(({ name }) => [
    name.ja.replace(/[都府県市]$/u, ''),
    name.en.replace(/-shi$/u, ''),
  ]),
);
const offices: Readonly<Record<string, string>> = {
  本社: 'head office',
  支社: 'branch',
  支店: 'branch',
  営業所: 'sales office',
  オフィス: 'office',
  工場: 'factory',
  研究所: 'laboratory',
};
const office = new RegExp(`^(.*)(${Object.keys(offices).join('|')})$`, 'u');

/** 東京都渋谷区 becomes Shibuya-ku, Tokyo; 東京本社（東京都渋谷区） has the office first. Null for other texts. */
export function placeIn(text: string, to: FullLanguage): string | null {
  const place = text.trim();
  if (place.length > 80) return null;
  const translate = {
    ja: japaneseAddress,
    en: (one: string) => englishOffice(one) ?? englishAddress(one),
  };
  return translate[to](place);
}

function englishAddress(place: string): string | null {
  const found: string[] = [];
  let rest = place;
  for (const names of inJapanese) {
    const next = [...names.keys()].filter((name) => rest.startsWith(name));
    const [longest] = next.toSorted((a, b) => b.length - a.length);
    if (longest === undefined) continue;
    found.unshift(names.get(longest)?.en ?? '');
    rest = rest.slice(longest.length);
  }
  return rest === '' && found.length > 0 ? found.join(', ') : null;
}

function englishOffice(place: string): string | null {
  const [, name = '', inside] = /^([^（(]+)(?:[（(]([^）)]+)[）)])?$/u.exec(place) ?? [];
  const [, where = '', kind] = office.exec(name) ?? [];
  const called = kind === undefined ? undefined : offices[kind];
  const town = where === '' ? '' : shortNames.get(where);
  if (called === undefined || town === undefined) return null;
  const said =
    town === '' ? `${called.charAt(0).toUpperCase()}${called.slice(1)}` : `${town} ${called}`;
  if (inside === undefined) return said;
  const address = englishAddress(inside);
  return address && `${said} (${address})`;
}

function japaneseAddress(place: string): string | null {
  const parts = place.split(/,\s*/).toReversed();
  let level = 0;
  const found = parts.map((part) => {
    const at = inEnglish.findIndex((names, index) => index >= level && names.has(part));
    level = at + 1;
    return at < 0 ? undefined : inEnglish[at]?.get(part)?.ja;
  });
  return found.includes(undefined) ? null : found.join('');
}
