import { type ContentLanguage, contentLanguages } from '../../language.ts';
import { textsAt } from '../texts.ts';
import { type ConditionWarning, findConditions } from './condition-warnings.ts';

export interface PlacedWarning extends ConditionWarning {
  language: ContentLanguage;
  path: string;
}

export const warningsAt = (
  texts: readonly string[],
  content: Readonly<Record<ContentLanguage, unknown>>,
): PlacedWarning[] =>
  contentLanguages.flatMap((language) =>
    [...textsAt(texts, content[language])].flatMap(([path, text]) =>
      findConditions(text).map((warning) => ({ ...warning, language, path })),
    ),
  );
