import { type Language, type Localized, say } from '@engawa/contract/language';
import { inQuotes } from '../../mail/mail-names.ts';
import type { OfferRow } from './change/offers.repo.ts';

type Where = Pick<OfferRow, 'place' | 'link'>;

const entered: Localized = { ja: '企業が登録した内容', en: 'As entered by the company' };
const placeLine: Localized = { ja: '場所：', en: 'Where: ' };
const linkLine: Localized = { ja: 'リンク：', en: 'Link: ' };
const online: Localized = { ja: 'オンライン', en: 'Online' };

/** Spaces keep mail programs from including the quotation mark in the URL. */
const linkInQuotes = (link: string, language: Language): string =>
  inQuotes('{link}', language).replace('{link}', () => ` ${link} `);

/** Quoted place and link, below a line that attributes them to the company. */
export function quotedPlaceOf({ place, link }: Where, language: Language): string {
  const lines = [
    ...(place === null ? [] : [say(placeLine, language) + inQuotes(place, language, 200)]),
    ...(link === null ? [] : [say(linkLine, language) + linkInQuotes(link, language)]),
  ];
  return lines.length === 0 ? '' : [say(entered, language), ...lines].join('\n');
}

/** Place and link on one line, as calendar programs have one field. */
export function locationOf({ place, link }: Where, language: Language): string {
  if (place !== null) return inQuotes(place, language, 200);
  return link === null ? '' : say(online, language);
}
