import type { FieldMessage } from '../field-messages.ts';
import type { ContentLanguage, PerLanguage } from '../language.ts';
import type { TextPath } from './texts.ts';
import { writtenLanguages } from './written.ts';

/** What keeps a content from being published, by its place (`jp.title`). */
export interface PublishFault {
  path: string;
  message: FieldMessage;
}

/** Every language that is written must be whole, and at least one must be written. */
export function missingTexts<L extends object>(
  paths: readonly TextPath[],
  content: PerLanguage<L>,
  needed: readonly (keyof L & string)[],
): PublishFault[] {
  const written = writtenLanguages(paths, content);
  const owing: readonly ContentLanguage[] = written.length > 0 ? written : ['jp'];
  return owing.flatMap((language) =>
    needed
      .filter((field) => (content[language]?.[field] ?? null) === null)
      .map((field) => ({ path: `${language}.${field}`, message: 'required' as const })),
  );
}
