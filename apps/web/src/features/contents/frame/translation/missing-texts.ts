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

/** Names of required texts that are missing; an empty content needs them in Japanese. */
export function missingTextsIn(
  { owed, shared, written }: Pick<Outline, 'owed' | 'shared' | 'written'>,
  document: Written,
): string[] {
  const said = writtenLanguages(written, document);
  const languages: ContentLanguage[] = said.length > 0 ? said : ['jp'];
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
  return owed.filter((place) => {
    if (place.startsWith('common.')) return isEmpty(valueAt(document.common, place.slice(7)));
    if (shared.includes(place)) return isEmpty(valueAt(document.jp ?? document.en, place));
    return languages.some((one) => isEmpty(valueAt(document[one], place)));
  });
}
