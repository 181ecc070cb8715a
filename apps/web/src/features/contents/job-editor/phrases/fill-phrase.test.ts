import { expect, test } from 'vitest';
import { withClause } from './fill-phrase.ts';

test.each([
  ['', '変更なし', '変更なし'],
  ['  ', '変更なし', '変更なし'],
  ['東京のみ', '変更なし', '東京のみ\n変更なし'],
  ['東京のみ\n', '変更なし', '東京のみ\n変更なし'],
  ['変更なし（東京）', '変更なし', '変更なし（東京）'],
])('appends to %j the clause %j: %j', (before, clause, after) => {
  expect(withClause(before, clause)).toBe(after);
});
