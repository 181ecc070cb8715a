import { expect, test } from 'vitest';
import { isFromOwnPage } from './own-page.ts';

const own = 'https://engawa.example';
const host = 'engawa.example';

test.each([
  ['a call of our own page', { host, origin: own, 'sec-fetch-site': 'same-origin' }, true],
  ['a program that is no browser', { host }, true],
  ['an older browser on our page', { host, origin: own }, true],
  ['our page behind a proxy that changes the host', { host: 'inner:3000', origin: own }, true],
  [
    'our page by the address of the machine',
    { host: '10.0.0.5:3000', origin: 'http://10.0.0.5:3000' },
    true,
  ],
  [
    'a foreign page',
    { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    false,
  ],
  [
    'a page of a neighbour',
    { host, origin: 'https://a.engawa.example', 'sec-fetch-site': 'same-site' },
    false,
  ],
  ['a foreign page in an older browser', { host, origin: 'https://evil.example' }, false],
  ['a page without an origin', { host, origin: 'null' }, false],
  ['a foreign page that hides its origin', { host, 'sec-fetch-site': 'cross-site' }, false],
  ['an address that was typed', { host, 'sec-fetch-site': 'none' }, false],
])('%s', (_name, headers, answer) => {
  expect(isFromOwnPage(headers, own)).toBe(answer);
});
