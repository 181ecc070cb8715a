import { expect, test } from 'vitest';
import { readSavedFilter, readWholeSavedFilter } from './read-saved-filter.ts';

test.each([
  [
    { freeWord: '機械学習', industry: [6], certifiedOnly: true },
    { freeWord: '機械学習', industry: [6], certifiedOnly: true },
  ],
  [{ freeWord: '機械学習', industry: [6, 99] }, { freeWord: '機械学習' }],
  [{ takenOut: true, japaneseLevel: 4 }, { japaneseLevel: 4 }],
  [{ from: 'japan', country: ['VN'] }, {}],
  [null, {}],
])('%o is read as %o', (stored, filter) => {
  expect(readSavedFilter(stored)).toEqual(filter);
});

test.each([
  [{ freeWord: '機械学習', industry: [6], certifiedOnly: true, graduationFrom: '2027-03' }, true],
  [{ freeWord: '機械学習', industry: [6, 99] }, false],
  [{ takenOut: true, japaneseLevel: 4 }, false],
  [{ from: 'japan', country: ['VN'] }, false],
  [null, false],
])('%o has only known criteria: %o', (stored, whole) => {
  expect(readWholeSavedFilter(stored)).toEqual(whole ? stored : undefined);
});
