import { expect, test } from 'vitest';
import { readKept } from './read-kept.ts';

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
  expect(readKept(stored)).toEqual(filter);
});
