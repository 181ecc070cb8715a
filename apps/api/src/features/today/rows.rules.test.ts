import { expect, test } from 'vitest';
import { pickRows } from './rows.rules.ts';

test.each([
  [[[], []], 4, []],
  [[['a1'], ['b1']], 4, ['a1', 'b1']],
  [[['a1', 'a2', 'a3', 'a4', 'a5'], ['b1']], 4, ['a1', 'a2', 'a3', 'b1']],
  [[['a1', 'a2', 'a3'], ['b1', 'b2', 'b3'], []], 4, ['a1', 'a2', 'b1', 'b2']],
  [[['a1', 'a2', 'a3'], ['b1', 'b2', 'b3'], ['c1']], 4, ['a1', 'a2', 'b1', 'c1']],
  [[['a1'], ['b1'], ['c1']], 2, ['a1', 'b1']],
])('%j, at most %i: %j', (groups, most, rows) => {
  expect(pickRows(groups, most)).toEqual(rows);
});
