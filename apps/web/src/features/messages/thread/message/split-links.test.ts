import { expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

it.each([
  ['会社のサイトは https://hoshizora.example/ja です。', ['https://hoshizora.example/ja']],
  ['（https://a.example/x）をご覧ください', ['https://a.example/x']],
  [
    'See https://a.example, then https://b.example/?q=1.',
    ['https://a.example', 'https://b.example/?q=1'],
  ],
  ['javascript:alert(1) http://', []],
  ['https://engawa.example@evil.example/', []],
  ['http://192.168.0.1/login', []],
])('finds the links of %j', (text, links) => {
  expect(hrefs(text)).toEqual(links);
});

it('loses no character', () => {
  const text = 'a https://a.example. b <https://b.example> c';
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
