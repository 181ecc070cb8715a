import type { FieldMessage } from '../fields/field-messages.ts';
import type { ContentLanguage, PerLanguage } from '../language.ts';
import type { Outline } from './outline/outline.ts';
import { writtenLanguages } from './written.ts';

/** What keeps a content from being published, by its place (`jp.title`). */
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
 * Every language that is written must be whole, and at least one must be written. `also`: fields
 * of a language that are owed by what else the content says.
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
