import { expect, test } from 'vitest';
import { TranslatedPlaces } from './translated-places.ts';

const texts = ['title', 'note', 'offices.*.name', 'offices.*.town', 'urls.*.title'];

test('translates the texts shown in a section, in the order of the outline', () => {
  const places = new TranslatedPlaces();
  places.add('note');
  places.add('urls.*.address');
  const goes = places.add('title');
  expect(places.among(texts)).toEqual(['title', 'note', 'urls.*.title']);
  goes();
  expect(places.among(texts)).toEqual(['note', 'urls.*.title']);
});

test('translates all items of a list, including those on hidden tabs', () => {
  const places = new TranslatedPlaces();
  const goes = [places.add('offices.*.name'), places.add('offices.*.name')];
  goes[0]?.();
  expect(places.among(texts)).toEqual(['offices.*.name', 'offices.*.town']);
});
