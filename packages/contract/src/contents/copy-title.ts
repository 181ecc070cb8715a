import type { ContentLanguage } from '../language.ts';
import { countCharacters, firstCharacters } from '../text/text-length.ts';
import { contentLimits } from './limits.ts';

const suffixes: Record<ContentLanguage, string> = { jp: '（コピー）', en: ' (copy)' };

/** The title of a duplicate: a suffix is added, and a long title is shortened to make room. */
export function copyTitle(title: string, language: ContentLanguage): string {
  const suffix = suffixes[language];
  return firstCharacters(title, contentLimits.title - countCharacters(suffix)).trimEnd() + suffix;
}
