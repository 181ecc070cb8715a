import { writtenLanguages } from '@engawa/contract/contents/written';
import { eventOutline } from '@engawa/contract/events/outline';
import type { EventCommon, EventDocument, EventLanguage } from '@engawa/contract/events/schemas';
import {
  type ContentLanguage,
  type Language,
  type Localized,
  nameFor,
  pickLanguage,
  say,
} from '@engawa/contract/language';
import type { ShownEvent } from './shown-events.repo.ts';

export const languagesOf = (document: EventDocument): ContentLanguage[] =>
  writtenLanguages(eventOutline.written, document);

export function wordsOf(document: EventDocument, language: Language): EventLanguage | null {
  const written = languagesOf(document);
  const { jp, en } = document;
  const content = {
    jp: written.includes('jp') ? jp : null,
    en: written.includes('en') ? en : null,
  };
  return pickLanguage(content, language)?.value ?? null;
}

export const companyNameOf = (row: ShownEvent, language: Language): string =>
  nameFor({ jp: row.name_jp, en: row.name_en }, language);

const online: Localized = { ja: 'オンライン', en: 'Online' };

/** Example: 本社3階 / オンライン. */
export const placeOf = (document: EventDocument, language: Language): string =>
  placeIn(wordsOf(document, language), document.common, language);

export function placeIn(
  words: EventLanguage | null,
  { format }: Pick<EventCommon, 'format'>,
  language: Language,
): string {
  const place = format === 'online' ? null : words?.place;
  const places = [place, format === 'place' ? null : say(online, language)];
  return places.filter((one) => one !== null && one !== undefined).join(' / ');
}
