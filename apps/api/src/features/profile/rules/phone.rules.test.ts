import type { CountryCode } from '@engawa/contract/reference/places/countries';
import { expect, test } from 'vitest';
import { internationalPhone, readPhone, shownNumber } from './phone.rules.ts';

const accepted: [CountryCode, string, string, string][] = [
  ['JP', '09012345678', '+819012345678', '090-1234-5678'],
  ['JP', '+81 (0)90-1234-5678', '+819012345678', '090-1234-5678'],
  ['JP', '03-1234-5678', '+81312345678', '03-1234-5678'],
  ['VN', '0912345678', '+84912345678', '0912 345 678'],
  ['KR', '010-1234-5678', '+821012345678', '010-1234-5678'],
  ['IT', '06 1234 5678', '+390612345678', '06 1234 5678'],
  ['CA', '416.555.0123', '+14165550123', '(416) 555-0123'],
  ['US', '(212) 555-0123', '+12125550123', '(212) 555-0123'],
  ['GB', '020 7946 0958', '+442079460958', '020 7946 0958'],
  ['NU', '4000', '+6834000', '4000'],
  ['AQ', '+672 1 12345', '+672112345', '+672 11 2345'],
  ['GS', '+500 12345', '+50012345', '+500 12345'],
  ['PN', '+64 21 123 4567', '+64211234567', '+64 21 123 4567'],
  ['KZ', '8 701 123 4567', '+77011234567', '8 (701) 123 4567'],
];

test.each(accepted)('%s %s is %s, shown as %s', (country, number, e164, national) => {
  expect(readPhone({ country, number })).toEqual({ e164 });
  expect(shownNumber({ country, number: e164 })).toBe(national);
  // The shown form can be saved again unchanged.
  expect(internationalPhone({ country, number: national })).toEqual({ country, number: e164 });
});

const refused: [CountryCode, string, 'phone' | 'phone_country'][] = [
  ['JP', '+84 912 345 678', 'phone_country'],
  ['JP', '+1 212 555 0123', 'phone_country'],
  ['CA', '212 555 0123', 'phone_country'],
  ['US', '416 555 0123', 'phone_country'],
  ['RU', '8 701 123 4567', 'phone_country'],
  ['AQ', '0123456789', 'phone_country'],
  ['PN', '021 123 4567', 'phone_country'],
  ['GS', '+500 1', 'phone_country'],
  ['JP', '0912345678', 'phone'],
  ['JP', '090-1234-567', 'phone'],
  ['JP', '090-1234-56789', 'phone'],
  ['JP', '123456', 'phone'],
  ['JP', '------', 'phone'],
  ['VN', '09123456', 'phone'],
];

test.each(refused)('%s %s is refused: %s', (country, number, fault) => {
  expect(readPhone({ country, number })).toEqual({ fault });
});

test('refuses to store an unchecked number', () => {
  expect(() => internationalPhone({ country: 'JP', number: '123456' })).toThrow('not checked');
});
