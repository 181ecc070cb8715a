import { type ProfileItemId, profileItemIds } from '@engawa/contract/profile/completeness';
import { expect, test } from 'vitest';
import {
  firstIncompletePlace,
  type GuidePlace,
  guideSteps,
  lackingIn,
  placeAfter,
  placeBefore,
} from './steps.ts';

test.each<[GuidePlace, ProfileItemId[]]>([
  ['you', [...profileItemIds]],
  ['you', ['phone', 'strength']],
  ['studies', ['residence-expiry', 'languages', 'picture']],
  ['wishes', ['strength']],
  // Optional items do not keep anyone from the end.
  ['end', ['picture', 'highlight']],
  ['end', []],
])('goes on at %s where %j is missing', (place, missing) => {
  expect(firstIncompletePlace(missing)).toBe(place);
});

test('covers with its groups every item that applying needs', () => {
  const asked = guideSteps.flatMap(({ sections }) => lackingIn(sections, profileItemIds));
  const all = guideSteps.flatMap(({ sections }) => [...sections]);
  expect(lackingIn(all, profileItemIds).toSorted()).toEqual(asked.toSorted());
  expect(asked).toHaveLength(15);
});

test('knows the next and the previous place', () => {
  expect(['you', 'studies', 'wishes'].map((id) => placeAfter(id as 'you'))).toEqual([
    'studies',
    'wishes',
    'end',
  ]);
  expect(placeBefore('you')).toBeUndefined();
  expect(placeBefore('wishes')).toBe('studies');
  expect(placeBefore('end')).toBe('wishes');
});
