import { type ContentLanguage, contentLanguages, type PerLanguage } from '../language.ts';
import { type TextPath, textsAt } from './texts.ts';

export const writtenLanguages = (
  paths: readonly TextPath[],
  content: PerLanguage<object>,
): ContentLanguage[] => contentLanguages.filter((one) => textsAt(paths, content[one]).size > 0);
