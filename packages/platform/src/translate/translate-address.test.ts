import { describe, expect, test } from 'vitest';
import { readTranslateAddress, translateFault } from './translate-address.ts';

test.each([
  ['https://api.deepl.com', 'deepl', 'https://api.deepl.com'],
  ['https://api-free.deepl.com/', 'deepl', 'https://api-free.deepl.com'],
  ['https://notdeepl.com', 'libretranslate', 'https://notdeepl.com'],
  ['https://deepl.com.evil.example', 'libretranslate', 'https://deepl.com.evil.example'],
  ['http://libretranslate:5000', 'libretranslate', 'http://libretranslate:5000'],
  ['https://proxy.example/lt/', 'libretranslate', 'https://proxy.example/lt'],
  ['deepl+https://proxy.example/deepl', 'deepl', 'https://proxy.example/deepl'],
  ['libretranslate+http://localhost:5000', 'libretranslate', 'http://localhost:5000'],
])('%s uses the protocol %s', (text, protocol, base) => {
  expect(readTranslateAddress(text)).toEqual({ protocol, base });
});

describe('the settings', () => {
  test.each([
    [undefined, undefined],
    ['http://localhost:5000', undefined],
    ['https://libretranslate.com', 'key'],
    ['https://api.deepl.com', 'key'],
    ['https://api-free.deepl.com', 'key:fx'],
    ['deepl+http://localhost:5000', 'key:fx'],
  ])('%s with %s is valid', (url, key) => {
    expect(translateFault(url, key)).toBeUndefined();
  });

  test.each([
    [undefined, 'key', /TRANSLATE_URL too/],
    ['api.deepl.com', 'key', /such as/],
    ['ftp://api.deepl.com', 'key', /such as/],
    ['https://name:word@api.deepl.com', 'key', /without name/],
    ['https://libretranslate.com?api_key=x', undefined, /query/],
    ['google+https://translate.example', undefined, /such as/],
    ['https://api.deepl.com/v2/translate', 'key', /without \/translate/],
    ['https://api.deepl.com', undefined, /TRANSLATE_KEY/],
    ['http://api.deepl.com', 'key', /https/],
    ['https://api.deepl.com', 'key:fx', /api-free/],
    ['https://api-free.deepl.com', 'key', /:fx/],
    ['https://libretranslate.com', 'two\nlines', /characters/],
  ])('%s with %s is refused: %s', (url, key, sentence) => {
    expect(translateFault(url, key)).toMatch(/^Please .*\.$/);
    expect(translateFault(url, key)).toMatch(sentence);
  });
});
