import { describe, expect, it } from 'vitest';
import { detectLanguage, languageInAddress } from './language.ts';

describe('detectLanguage', () => {
  it("prefers the cookie to the browser's languages", () => {
    expect(detectLanguage('a=1; language=en; b=2', ['ja-JP'], '/')).toBe('en');
    expect(detectLanguage('language=ja', ['en-US'], '/')).toBe('ja');
  });

  it("takes the browser's first language that the product has", () => {
    expect(detectLanguage('', ['vi-VN', 'en-GB', 'ja'], '/')).toBe('en');
    expect(detectLanguage('', ['JA-jp', 'en'], '/')).toBe('ja');
  });

  it('falls back to English for students and to Japanese for companies', () => {
    expect(detectLanguage('', ['vi', 'zh-CN'], '/')).toBe('en');
    expect(detectLanguage('', ['vi', 'zh-CN'], '/talent/signin')).toBe('en');
    expect(detectLanguage('', ['vi', 'zh-CN'], '/company/signin')).toBe('ja');
    expect(detectLanguage('', [], '/')).toBe('ja');
  });

  it('ignores an invalid cookie, and one whose name only ends alike', () => {
    expect(detectLanguage('language=fr', ['en'], '/')).toBe('en');
    expect(detectLanguage('xlanguage=en', ['ja'], '/')).toBe('ja');
  });
});

describe('languageInAddress', () => {
  it('finds the language and keeps the rest of the address', () => {
    expect(languageInAddress('http://x.test/demo/mailbox?mail=1&lang=en#top')).toEqual({
      wanted: 'en',
      rest: 'http://x.test/demo/mailbox?mail=1#top',
    });
  });

  it.each(['http://x.test/', 'http://x.test/?lang=fr', 'http://x.test/?lang='])(
    'leaves %s unchanged',
    (href) => expect(languageInAddress(href)).toBeNull(),
  );
});
