import { describe, expect, it } from 'vitest';
import { detectLanguage, languageInAddress } from './language.ts';

describe('detectLanguage', () => {
  it('takes the cookie before the browser', () => {
    expect(detectLanguage('a=1; language=en; b=2', ['ja-JP'], '/')).toBe('en');
    expect(detectLanguage('language=ja', ['en-US'], '/')).toBe('ja');
  });

  it('takes the first language of the browser that the product speaks', () => {
    expect(detectLanguage('', ['vi-VN', 'en-GB', 'ja'], '/')).toBe('en');
    expect(detectLanguage('', ['JA-jp', 'en'], '/')).toBe('ja');
  });

  it('falls back to English for students and to Japanese for companies', () => {
    expect(detectLanguage('', ['vi', 'zh-CN'], '/')).toBe('en');
    expect(detectLanguage('', ['vi', 'zh-CN'], '/talent/signin')).toBe('en');
    expect(detectLanguage('', ['vi', 'zh-CN'], '/company/signin')).toBe('ja');
    expect(detectLanguage('', [], '/')).toBe('ja');
  });

  it('ignores a cookie that is no language, and one that merely ends alike', () => {
    expect(detectLanguage('language=fr', ['en'], '/')).toBe('en');
    expect(detectLanguage('xlanguage=en', ['ja'], '/')).toBe('ja');
  });
});

describe('languageInAddress', () => {
  it('finds the wish and keeps everything else of the address', () => {
    expect(languageInAddress('http://x.test/demo/mailbox?mail=1&lang=en#top')).toEqual({
      wanted: 'en',
      rest: 'http://x.test/demo/mailbox?mail=1#top',
    });
  });

  it.each(['http://x.test/', 'http://x.test/?lang=fr', 'http://x.test/?lang='])(
    'leaves %s alone',
    (href) => expect(languageInAddress(href)).toBeNull(),
  );
});
