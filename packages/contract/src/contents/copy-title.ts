import type { ContentLanguage } from '../language.ts';
import { countCharacters, firstCharacters } from '../text/text-length.ts';
import { contentLimits } from './limits.ts';

const suffixes: Record<ContentLanguage, string> = { jp: '（コピー）', en: ' (copy)' };

/** What a copy is called; what is too long for the suffix is shortened. */
export function copyTitle(title: string, language: ContentLanguage): string {
  const suffix = suffixes[language];
  return firstCharacters(title, contentLimits.title - countCharacters(suffix)).trimEnd() + suffix;
}
