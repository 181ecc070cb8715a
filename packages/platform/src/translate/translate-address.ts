import type { TranslationProtocol } from './translator.ts';

interface TranslateAddress {
  protocol: TranslationProtocol;
  base: string;
}

const form = /^(?:(deepl|libretranslate)\+)?(https?:\/\/.+)$/;
const freeHost = 'api-free.deepl.com';

/** Protocol by the name before a plus sign, else by host: DeepL's own, otherwise LibreTranslate. */
export function readTranslateAddress(text: string): TranslateAddress | undefined {
  const [, named, address = ''] = form.exec(text) ?? [];
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password || url.search || url.hash) return undefined;
  const protocol = named ?? (isDeepl(url.hostname) ? 'deepl' : 'libretranslate');
  return { protocol: protocol as TranslationProtocol, base: url.href.replace(/\/+$/, '') };
}

/** A sentence about invalid settings; undefined if they are valid. */
export function translateFault(
  url: string | undefined,
  key: string | undefined,
): string | undefined {
  if (url === undefined) {
    return key && 'Please set TRANSLATE_URL too: TRANSLATE_KEY is the key of that service.';
  }
  const address = readTranslateAddress(url);
  if (!address) {
    return 'Please set TRANSLATE_URL to an address such as https://api.deepl.com or http://localhost:5000, without name, password or query.';
  }
  if (address.base.endsWith('/translate')) {
    return 'Please set TRANSLATE_URL without /translate or /v2/translate at its end; these are added.';
  }
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    return 'Please check TRANSLATE_KEY: it has characters that no key has.';
  }
  return address.protocol === 'deepl' ? deeplFault(new URL(address.base), key) : undefined;
}

function deeplFault({ protocol, hostname }: URL, key: string | undefined): string | undefined {
  if (key === undefined) return 'Please set TRANSLATE_KEY: DeepL answers nobody without a key.';
  if (!isDeepl(hostname)) return undefined;
  if (protocol !== 'https:') return 'Please set TRANSLATE_URL to https: it carries the key.';
  // DeepL marks its free keys, and accepts them only at this host.
  if (key.endsWith(':fx') === (hostname === freeHost)) return undefined;
  return `Please check TRANSLATE_URL: a DeepL key that ends in :fx belongs to https://${freeHost}, others to https://api.deepl.com.`;
}

const isDeepl = (host: string): boolean => host === 'deepl.com' || host.endsWith('.deepl.com');
