import { expect, test } from 'vitest';
import { columnOf, columnsOf, countOf, filtersOf } from './columns.ts';

const stage = (id: string) => ({
  id,
  name: { jp: id, en: null },
  stageIndex: 0,
  criteria: [],
  open: 0,
});
const filters = { job: 'j', label: '', assignee: '', status: 'offered', word: '' };
const counts = { new: 1, 'in-progress': 2, offered: 4, declined: 8, withdrawn: 16 };

test('the columns are the new applications and the stages in their order', () => {
  expect(columnsOf([stage('b'), stage('a')])).toEqual(['new', 'b', 'a']);
  expect([columnOf({ stage: null }), columnOf({ stage: 'a' })]).toEqual(['new', 'a']);
});

test('a column keeps the filters besides the status', () => {
  expect(filtersOf('new', filters)).toEqual({ ...filters, status: 'new' });
  expect(filtersOf('a', filters)).toEqual({ ...filters, status: 'in-progress', stage: 'a' });
});

test.each([
  ['new', 1],
  ['in-progress', 2],
  ['ended', 28],
])('counts %s: %i', (status, count) => {
  expect(countOf(status, counts)).toBe(count);
  expect(countOf(status, undefined)).toBeUndefined();
});
