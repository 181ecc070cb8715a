import { describe, expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

describe('a link', () => {
  test.each([
    'https://engawa.example/a?b=c@d#e',
    'http://例え.jp/パス',
    'https://xn--r8jz45g.jp',
    'https://ほしぞらIT.example',
    'https://スターホテル.example',
    'https://서울.example',
    'https://пример.example',
    'https://παράδειγμα.example',
    'https://مثال.example',
    'https://ตัวอย่าง.example',
    'https://münchen.example',
    'https://a-1.example:8443/',
    'https://3d.example',
  ])('%s leads where it seems to', (value) => {
    expect(isWebAddress(value)).toBe(true);
  });

  test.each([
    ['a person before the host', 'https://engawa.example@evil.example/'],
    ['a person and a password', 'https://engawa:secret@evil.example/'],
    ['an empty person', 'https://@evil.example/'],
    ['an IPv4 address', 'http://192.0.2.1/'],
    ['one in one number', 'http://3221225985/'],
    ['one in hexadecimal', 'http://0xc0.0x00.0x02.0x01/'],
    ['one in full-width digits', 'http://１９２.0.2.1/'],
    ['an IPv6 address', 'http://[2001:db8::1]/'],
    ['Cyrillic among Latin', 'https://\u0430pple.example/'],
    ['the same, encoded', 'https://xn--pple-43d.example/'],
    ['Cyrillic that looks Latin', 'https://\u0441\u043e\u0440\u0430.example/'],
    ['Greek among Latin', 'https://g\u03bf\u03bfgle.example/'],
    ['Hiragana among Hangul', 'https://\u3042\uc11c.example/'],
    ['a script', 'javascript:alert(1)'],
    ['no scheme', 'engawa.example'],
    ['no dot', 'https://localhost/'],
    ['something that is not seen', 'https://engawa\u200b.example/'],
  ])('refuses an address with %s', (_what, value) => {
    expect(isWebAddress(value)).toBe(false);
  });
});
