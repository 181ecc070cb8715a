import { expect, test } from 'vitest';
import { uniqueNames } from './file-names.rules.ts';

const files = (...names: string[]) => names.map((name) => ({ name, pictures: [] }));

test.each([
  [
    ['a.pdf', 'b.pdf'],
    ['a.pdf', 'b.pdf'],
  ],
  [
    ['a.pdf', 'A.PDF', 'a.pdf'],
    ['a.pdf', 'A (2).PDF', 'a (3).pdf'],
  ],
  [
    ['a (2).pdf', 'a.pdf', 'a.pdf'],
    ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
  ],
  [
    ['履歴書.pdf', '履歴書.pdf'],
    ['履歴書.pdf', '履歴書 (2).pdf'],
  ],
  [
    ['no ending', 'no ending'],
    ['no ending', 'no ending (2)'],
  ],
  [['..\\up/c:on?.pdf'], ['.._up_c_on_.pdf']],
])('%j', (given, names) => {
  expect(uniqueNames(files(...given))).toEqual(names);
});

test('a picture is named with the format it is stored in', () => {
  const picture = { name: 'me.jpg', pictures: [{}] };
  expect(uniqueNames([picture, picture])).toEqual(['me.webp', 'me (2).webp']);
});
