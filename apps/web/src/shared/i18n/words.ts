import { type FullLanguage, fullLanguageOf, type Language } from '@engawa/contract/language';
import { use } from 'react';
import { language } from './language.ts';
import { type Translate, translatorOf, type Words } from './translator.ts';

/** The shape that a translation must have: the keys of the Japanese words. */
export type Translated<W> = {
  readonly [Key in keyof W]: W[Key] extends string ? string : Translated<W[Key]>;
};

interface WordSet<W extends Words> {
  /** Fetches the words, as a rule of the page's language; once is enough for the life of the page. */
  load(reader?: Language): Promise<Translate<W>>;
}

/** What exists of a translation into a partial language. */
export type PartlyTranslated<W> = {
  readonly [Key in keyof W]?: W[Key] extends string ? string : PartlyTranslated<W[Key]>;
};

type Load<T> = () => Promise<{ words: T }>;
type Partly<W> = Partial<Record<Exclude<Language, FullLanguage>, Load<PartlyTranslated<W>>>>;
interface Sources<W extends Words> extends Partly<W> {
  ja: Load<W>;
  en: Load<Translated<W>>;
}

/** The words of a folder in all its languages. Called only by code that build/words/word-folders.ts generates. */
export function wordSet<W extends Words>(sources: Sources<W>): WordSet<W> {
  const loading: Partial<Record<Language, Promise<Translate<W>>>> = {};

  async function fetchWords(reader: Language): Promise<Translate<W>> {
    // The partial language comes first; keys it lacks are read from its fallback, English.
    const spoken = [...new Set([reader, fullLanguageOf(reader)])].filter((one) => sources[one]);
    const loaded = spoken.map(async (one) => {
      const { words } = await (sources[one] as Load<unknown>)();
      return [one, words as Words] as const;
    });
    return translatorOf<W>(await Promise.all(loaded));
  }

  return {
    load(reader = language) {
      loading[reader] ??= readable(
        fetchWords(reader).catch((failure: unknown) => {
          delete loading[reader];
          throw failure;
        }),
      );
      return loading[reader];
    },
  };
}

/** Marked as React marks promises it has waited for, so that `use` has the words at once. */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/**
 * Accepts the export of a folder's `words.ja.ts`. Its type is that of the Japanese words; the build puts
 * a set of all languages in its place.
 */
export const loadWords = <W extends Words>(words: W, reader?: Language): Promise<Translate<W>> =>
  (words as unknown as WordSet<W>).load(reader);

/** The words of one folder. They come with the page's code; elsewhere React waits for them here. */
export const useWords = <W extends Words>(words: W, reader?: Language): Translate<W> =>
  use(loadWords(words, reader));
