import { expect, test } from 'vitest';
import { prefectures } from '../places/prefectures.ts';
import { shortNames } from './short-names.ts';
import { universities } from './universities.ts';

const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

test('ids, Japanese names and English names are unique', () => {
  expect(repeated(universities.map(({ id }) => id))).toEqual([]);
  expect(repeated(universities.map(({ name }) => name.ja))).toEqual([]);
  expect(repeated(universities.map(({ name }) => name.en.toLowerCase()))).toEqual([]);
});

test('the counts match the school code list of May 2026', () => {
  const count = (kind: string) => universities.filter((one) => one.kind === kind).length;
  expect([count('national'), count('public'), count('private')]).toEqual([85, 104, 636]);
});

test('every row is well formed', () => {
  const odd = universities.filter(
    ({ id, name, prefecture }) =>
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ||
      !/(大学|大學|大学院大学至善館)$/.test(name.ja) ||
      name.ja.normalize('NFKC') !== name.ja ||
      !/^[\x20-\x7e]+$/.test(name.en) ||
      name.en.trim() !== name.en ||
      !prefectures.has(prefecture),
  );
  expect(odd).toEqual([]);
});

test('every short name belongs to a university of the list', () => {
  const ids = new Set(universities.map(({ id }) => id));
  expect(Object.keys(shortNames).filter((id) => !ids.has(id))).toEqual([]);
});
