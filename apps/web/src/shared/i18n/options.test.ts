import { frequentLanguages } from '@engawa/contract/reference/languages/frequent-languages';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { countries } from '@engawa/contract/reference/places/countries';
import { frequentPlaces } from '@engawa/contract/reference/places/frequent-countries';
import { expect, test } from 'vitest';
import { optionsByUse } from './options.ts';

test('lists frequent entries first, the rest by name, and Other last', () => {
  const places = optionsByUse(countries, frequentPlaces);
  expect(places.slice(0, 3).map(({ value }) => value)).toEqual(['JP', 'VN', 'CN']);
  const rest = places.slice(frequentPlaces.length).map(({ label }) => label);
  expect(rest).toEqual(rest.toSorted(new Intl.Collator('ja').compare));
  expect(places.map(({ value }) => value).toSorted()).toEqual(countries.ids.toSorted());
  const spoken = optionsByUse(spokenLanguages, frequentLanguages).map(({ value }) => value);
  expect([spoken[0], spoken[1], spoken.at(-1)]).toEqual(['ja', 'en', 'others']);
});

test('lists frequent countries and languages first', async () => {
  const sources = Object.values(
    import.meta.glob<string>('../../features/**/*.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).join('\n');
  const lists = sources.match(/\w+\((?:countries|spokenLanguages)\b[^)]*\)/g) ?? [];
  const choices = lists.filter((list) => !list.startsWith('nameOf('));
  expect(choices.length).toBeGreaterThan(5);
  for (const choice of choices) expect(choice).toMatch(/^optionsByUse\(/);
});
