import type { Outline } from '@engawa/contract/contents/outline/outline';
import { writtenLanguages } from '@engawa/contract/contents/written';
import type { ContentLanguage } from '@engawa/contract/language';

interface Written {
  jp: object | null;
  en: object | null;
  common: object;
}

const valueAt = (part: object | null, key: string): unknown =>
  part && (part as Record<string, unknown>)[key];

export interface MissingText {
  /** The name in the outline, for the label. */
  place: string;
  /** The field's name in the form. */
  name: string;
  /** Null for fields without a language. */
  language: ContentLanguage | null;
}

/** A text that is missing in both languages counts once. */
export const countMissing = (texts: readonly MissingText[]): number =>
  new Set(texts.map(({ place }) => place)).size;

/** Required texts that are missing, in each language that is written; an empty content in Japanese. */
export function missingTextsIn(
  { owed, shared, written }: Pick<Outline, 'owed' | 'shared' | 'written'>,
  document: Written,
): MissingText[] {
  const said = writtenLanguages(written, document);
  const languages: ContentLanguage[] = said.length > 0 ? said : ['jp'];
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
  return owed.flatMap((place): MissingText[] => {
    if (place.startsWith('common.')) {
      const value = valueAt(document.common, place.slice('common.'.length));
      return isEmpty(value) ? [{ place, name: place, language: null }] : [];
    }
    if (shared.includes(place)) {
      const value = valueAt(document.jp ?? document.en, place);
      return isEmpty(value) ? [{ place, name: `jp.${place}`, language: null }] : [];
    }
    return languages
      .filter((one) => isEmpty(valueAt(document[one], place)))
      .map((one) => ({ place, name: `${one}.${place}`, language: one }));
  });
}
