import { describe, expect, test } from 'vitest';
import { pickPageLanguage } from './page-language.ts';

describe('the language of a page', () => {
  test.each([
    ['chosen here', { chosen: 'en', uiLocales: 'ja', cookies: 'language=ja' }, 'en'],
    ['asked for by the product', { uiLocales: 'fr en-GB ja', cookies: 'language=ja' }, 'en'],
    ['chosen in the product', { cookies: 'a=1; language=en; b=2', accepted: 'ja' }, 'en'],
    ['preferred by the browser', { accepted: 'vi-VN, ja;q=0.4, en-US;q=0.8' }, 'en'],
    ['not what the browser refuses', { accepted: 'en;q=0, ja;q=0.1' }, 'ja'],
    [
      'English on pages for students otherwise',
      { chosen: 'fr', uiLocales: 'zh', accepted: 'vi' },
      'en',
    ],
    [
      'Japanese on pages for companies otherwise',
      { accepted: 'vi', path: '/company/signin' },
      'ja',
    ],
    ['English on a path that merely begins alike', { accepted: 'vi', path: '/companyx' }, 'en'],
    ['Japanese when nothing is known', {}, 'ja'],
    ['Japanese when the browser takes any language', { accepted: '*' }, 'ja'],
    ['not by a cookie that ends alike', { cookies: 'xlanguage=en' }, 'ja'],
  ] as const)('%s', (_name, wishes, language) => {
    expect(pickPageLanguage(wishes)).toBe(language);
  });
});
