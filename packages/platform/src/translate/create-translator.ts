import { HttpTranslator, type HttpTranslatorOptions } from './http-translator.ts';
import { deepl } from './protocols/deepl.ts';
import { libretranslate } from './protocols/libretranslate.ts';
import { readTranslateAddress } from './translate-address.ts';
import type { Translator } from './translator.ts';

const protocols = { deepl, libretranslate };

type Options = Omit<HttpTranslatorOptions, 'base'> & { url: string };

export function createTranslator({ url, ...options }: Options): Translator {
  const address = readTranslateAddress(url);
  if (!address) throw new Error('TRANSLATE_URL is not an address');
  return new HttpTranslator(protocols[address.protocol], { ...options, base: address.base });
}
