import type { Profile } from '@engawa/contract/profile/schemas';
import type { CountryCode } from '@engawa/contract/reference/places/countries';
import { expect, test } from 'vitest';
import { openedBasic, openedLanguages } from './carry-over.ts';

const version = 0;
const emptyProfile = {
  basic: { version, countryOfOrigin: null, currentCountry: null, phone: null, pictures: [] },
  languages: { version, languages: [] },
} as unknown as Profile;
const from = (countryOfOrigin: CountryCode): Profile => ({
  ...emptyProfile,
  basic: { ...emptyProfile.basic, countryOfOrigin },
});

test('defaults to a residence and a phone in Japan', () => {
  expect(openedBasic(emptyProfile)).toMatchObject({
    currentCountry: 'JP',
    phone: { country: 'JP' },
  });
  const basic = { ...emptyProfile.basic, currentCountry: 'VN' } as const;
  expect(openedBasic({ ...emptyProfile, basic })).toMatchObject({ currentCountry: 'VN' });
});

test.each<[CountryCode, string[][]]>([
  [
    'VN',
    [
      ['vi', 'native'],
      ['ja', ''],
    ],
  ],
  // Countries without a single native language get an empty first row.
  [
    'LK',
    [
      ['', 'native'],
      ['ja', ''],
    ],
  ],
  ['JP', [['ja', 'native']]],
])('starts the languages of country %s with %j', (country, expected) => {
  const { languages } = openedLanguages(from(country));
  expect(languages.map(({ language, selfRating }) => [language, selfRating])).toEqual(expected);
});

test('keeps languages that are stored already', () => {
  const languages = [
    {
      language: 'ko',
      selfRating: 'native',
      exam: null,
      level: null,
      score: null,
      certifiedOn: null,
    },
  ] as const;
  const profile = { ...from('VN'), languages: { version, languages: [...languages] } };
  expect(openedLanguages(profile).languages).toMatchObject([{ language: 'ko' }]);
});
