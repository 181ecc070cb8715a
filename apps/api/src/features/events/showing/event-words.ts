import { textPaths } from '@engawa/contract/contents/text-paths';
import { writtenLanguages } from '@engawa/contract/contents/written';
import type { EventDocument, EventLanguage } from '@engawa/contract/events/schemas';
import { type Language, type Localized, pickLanguage } from '@engawa/contract/language';
import type { ShownEvent } from './shown-events.repo.ts';

/** An event in somebody's language, or in the one it is written in. */
export function wordsOf(document: EventDocument, language: Language): EventLanguage | null {
  const written = writtenLanguages(textPaths.event, document);
  const { jp, en } = document;
  const content = {
    jp: written.includes('jp') ? jp : null,
    en: written.includes('en') ? en : null,
  };
  return pickLanguage(content, language)?.value ?? null;
}

export const companyNameOf = (row: ShownEvent, language: Language): string =>
  pickLanguage({ jp: row.name_jp, en: row.name_en }, language)?.value ?? '';

const online: Localized = { ja: 'オンライン', en: 'Online' };

/** 本社3階 / オンライン. */
export function placeOf(document: EventDocument, language: Language): string {
  const { format } = document.common;
  const place = format === 'online' ? null : wordsOf(document, language)?.place;
  const places = [place, format === 'place' ? null : online[language]];
  return places.filter((one) => one !== null && one !== undefined).join(' / ');
}
