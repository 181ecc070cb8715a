import { type Language, type PerLanguage, pickLanguage } from './language.ts';

/**
 * The name of a company, or of somebody a company writes about, as a reader sees it: in their
 * language, or in the one it has. A name falls back by itself, not with the text around it.
 */
export const nameFor = (name: PerLanguage<string>, reader: Language): string =>
  pickLanguage(name, reader)?.value ?? '';
