import { type Language, localeOf } from '@engawa/contract/language';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { createTranslator } from 'use-intl/core';
import formatMessage from 'use-intl/format-message';
import { timeZone } from '../format/time-zone.ts';
import { formatters } from './formatters.ts';

export interface Words {
  readonly [key: string]: string | Words;
}

export type Translate<W extends Words> = ReturnType<typeof createTranslator<W>>;

type Values = Record<string, unknown>;

/** use-intl's formatter with looser types, because callers' values are already typed. */
const fill = formatMessage as (
  key: string,
  word: string,
  values: Values | undefined,
  options: object,
) => ReactNode;

/**
 * A small replacement for use-intl's `createTranslator`, which would add a hundredth to the home
 * page's code. Each key is read from the first language that has it.
 */
export function translatorOf<W extends Words>(
  sources: readonly (readonly [Language, Words])[],
): Translate<W> {
  const spoken = sources.map(([language, words]) => ({
    words,
    options: { cache: { message: {} }, formatters, locale: localeOf(language), timeZone },
  }));
  const format = (key: string, values?: Values): ReactNode => {
    for (const { words, options } of spoken) {
      const word = wordAt(words, key);
      if (word !== undefined) return fill(key, word, values && withKeys(values), options);
    }
    throw new Error(`There is no word called ${key}.`);
  };
  return Object.assign((key: string, values?: Values) => format(key, values), {
    rich: format,
  }) as unknown as Translate<W>;
}

const wordAt = (words: Words, key: string): string | undefined =>
  key.split('.').reduce<unknown>((inside, part) => (inside as Words)?.[part], words) as
    | string
    | undefined;

/** Elements that a function inserts need keys, because a sentence may insert several. */
function withKeys(values: Values): Values {
  const keyed = ([name, value]: [string, unknown]) => {
    if (typeof value !== 'function') return [name, value];
    let number = 0;
    const render = (parts: unknown): unknown => {
      const made: unknown = value(parts);
      number += 1;
      return isValidElement(made) ? cloneElement(made, { key: `${name}${number}` }) : made;
    };
    return [name, render];
  };
  return Object.fromEntries(Object.entries(values).map(keyed));
}
