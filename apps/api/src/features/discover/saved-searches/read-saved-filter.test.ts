import { expect, test } from 'vitest';
import { readSavedFilter } from './read-saved-filter.ts';

test.each([
  [
    { freeWord: '看護', industries: [1, 6] },
    { freeWord: '看護', industries: [1, 6] },
  ],
  [{ freeWord: '看護', industries: [1, 99] }, { freeWord: '看護' }],
  [{ takenOut: true, japaneseLevel: 4 }, { japaneseLevel: 4 }],
  [null, {}],
])('%o is read as %o', (stored, filter) => {
  expect(readSavedFilter(stored)).toEqual(filter);
});
