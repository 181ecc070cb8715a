import type { FieldMessage } from '../fields/field-messages.ts';
import type { ContentLanguage, PerLanguage } from '../language.ts';
import type { Outline } from './outline/outline.ts';
import { writtenLanguages } from './written.ts';

/** Why a content cannot be published, with the place of the field (`jp.title`). */
export interface PublishFault {
  path: string;
  message: FieldMessage;
}

interface Content extends PerLanguage<object> {
  common: object;
}

const missing = (path: string): PublishFault => ({ path, message: 'required' });

const isMissing = (part: object | null, field: string): boolean =>
  ((part as Readonly<Record<string, unknown>> | null)?.[field] ?? null) === null;

/**
 * At least one language must be written, and every written language must be complete. `also`:
 * further required fields of a language, depending on what the content says elsewhere.
 */
export function missingFields(
  { written: paths, owed }: Pick<Outline, 'written' | 'owed'>,
  content: Content,
  also: readonly string[] = [],
): PublishFault[] {
  const written = writtenLanguages(paths, content);
  const owing: readonly ContentLanguage[] = written.length > 0 ? written : ['jp'];
  const isCommon = (place: string) => place.startsWith('common.');
  const inWords = [...owed.filter((place) => !isCommon(place)), ...also];
  return [
    ...owing.flatMap((language) =>
      inWords
        .filter((field) => isMissing(content[language], field))
        .map((field) => missing(`${language}.${field}`)),
    ),
    ...owed
      .filter((place) => isCommon(place) && isMissing(content.common, place.slice(7)))
      .map(missing),
  ];
}
