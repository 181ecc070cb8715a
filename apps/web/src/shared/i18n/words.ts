import { type FullLanguage, fullLanguageOf, type Language } from '@engawa/contract/language';
import { use } from 'react';
import { language } from './language.ts';
import { type Translate, translatorOf, type Words } from './translator.ts';

export type Translated<W> = {
  readonly [Key in keyof W]: W[Key] extends string ? string : Translated<W[Key]>;
};

interface WordSet<W extends Words> {
  /** Loads the words in the language of the page by default; cached while the page is open. */
  load(reader?: Language): Promise<Translate<W>>;
}

/** A translation into a partial language, which may lack keys. */
export type PartlyTranslated<W> = {
  readonly [Key in keyof W]?: W[Key] extends string ? string : PartlyTranslated<W[Key]>;
};

type Load<T> = () => Promise<{ words: T }>;
type Partly<W> = Partial<Record<Exclude<Language, FullLanguage>, Load<PartlyTranslated<W>>>>;
interface Sources<W extends Words> extends Partly<W> {
  ja: Load<W>;
  en: Load<Translated<W>>;
}

/** A folder's words in all languages; called by code that build/words/word-folders.ts generates. */
export function wordSet<W extends Words>(sources: Sources<W>): WordSet<W> {
  const loading: Partial<Record<Language, Promise<Translate<W>>>> = {};

  async function fetchWords(reader: Language): Promise<Translate<W>> {
    // The partial language first; missing keys are read from its fallback, English.
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

/** Marks the promise as React does after waiting, so that `use` returns at once. */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/** Takes the export of a folder's `words.ja.ts`, which the build replaces by a word set. */
export const loadWords = <W extends Words>(words: W, reader?: Language): Promise<Translate<W>> =>
  (words as unknown as WordSet<W>).load(reader);

/** The words of a folder. They load with the page's code; otherwise React suspends here. */
export const useWords = <W extends Words>(words: W, reader?: Language): Translate<W> =>
  use(loadWords(words, reader));
