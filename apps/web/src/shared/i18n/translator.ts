import type { Language } from '@engawa/contract/language';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { createTranslator } from 'use-intl/core';
import formatMessage from 'use-intl/format-message';
import { timeZone } from '../format/date-time.ts';
import { formatters } from './formatters.ts';

export interface Words {
  readonly [key: string]: string | Words;
}

export type Translate<W extends Words> = ReturnType<typeof createTranslator<W>>;

type Values = Record<string, unknown>;

/** The part of use-intl that does the work; it takes any values, as they come typed already. */
const fill = formatMessage as (
  key: string,
  word: string,
  values: Values | undefined,
  options: object,
) => ReactNode;

/**
 * `createTranslator` of use-intl without what the product never asks of it: a hundredth of the home
 * page's code. Which keys and values there are, its types say.
 */
export function translatorOf<W extends Words>(locale: Language, messages: W): Translate<W> {
  const options = { cache: { message: {} }, formatters, locale, timeZone };
  const format = (key: string, values?: Values): ReactNode =>
    fill(key, wordAt(messages, key), values && withKeys(values), options);
  return Object.assign((key: string, values?: Values) => format(key, values), {
    rich: format,
  }) as unknown as Translate<W>;
}

function wordAt(words: Words, key: string): string {
  const word = key.split('.').reduce<unknown>((inside, part) => (inside as Words)?.[part], words);
  if (word === undefined) throw new Error(`There is no word called ${key}.`);
  return word as string;
}

/** What a function puts into a sentence may stand in it more than once. */
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
