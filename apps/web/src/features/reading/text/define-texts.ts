import { type Language, type Said, say } from '@engawa/contract/language';
import { language } from '../../../shared/i18n/language.ts';
import { readable } from '../../../shared/i18n/words.ts';
import type { TextDocument } from './text-document.ts';

type Texts = readonly TextDocument[];

export interface TextSet {
  load(reader?: Language): Promise<Texts>;
}

/** Long texts are separate from words: only the pages that show them load them, in one language. */
export function defineTexts(sources: Said<() => Promise<Texts>>): TextSet {
  const fetched = new Map<Language, Promise<Texts>>();
  return {
    load(reader = language) {
      const texts = fetched.get(reader) ?? readable(say(sources, reader)());
      fetched.set(reader, texts);
      texts.catch(() => fetched.delete(reader));
      return texts;
    },
  };
}
