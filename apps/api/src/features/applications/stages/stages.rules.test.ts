import { describe, expect, test } from 'vitest';
import { isTaken, placedAt, removalFault } from './stages.rules.ts';

const stages = [
  { id: 'a', jp: '書類選考', en: 'Screening' },
  { id: 'b', jp: '一次面接', en: null },
];

test.each([
  [undefined, { jp: '書類選考', en: null }, true],
  [undefined, { jp: null, en: 'screening' }, true],
  [undefined, { jp: '二次面接', en: 'Second interview' }, false],
  [undefined, { jp: '二次面接', en: null }, false],
  ['a', { jp: '書類選考', en: 'CV' }, false],
  ['b', { jp: '書類選考', en: null }, true],
])('%s named %j is taken: %s', (id, name, taken) => {
  expect(isTaken(stages, id, name)).toBe(taken);
});

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 0, ['a', 'b', 'c']],
  ['a', 1, ['b', 'a', 'c']],
  ['a', 8, ['b', 'c', 'a']],
])('%s at place %i', (id, index, ordered) => {
  expect(placedAt(['a', 'b', 'c'], id, index)).toEqual(ordered);
});

describe('deleting a stage', () => {
  const ids = ['a', 'b'];
  test.each([
    [{ ids, id: 'a', moveTo: undefined, open: 0 }, null],
    [{ ids, id: 'a', moveTo: undefined, open: 2 }, 'apply_stage_in_use'],
    [{ ids, id: 'a', moveTo: 'a', open: 2 }, 'apply_stage_in_use'],
    [{ ids, id: 'a', moveTo: 'b', open: 2 }, null],
    [{ ids: ['a'], id: 'a', moveTo: undefined, open: 0 }, 'apply_stage_last'],
    [{ ids: ['a'], id: 'a', moveTo: 'a', open: 2 }, 'apply_stage_last'],
  ])('%j: %s', (removal, fault) => {
    expect(removalFault(removal)).toBe(fault);
  });
});
