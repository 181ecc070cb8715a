import { expect, test } from 'vitest';
import { fillRows } from './fill-rows.ts';

const row = (email: string, role = 2) => ({ email, role });
const emails = ({ rows }: { rows: readonly { email: string }[] }) => rows.map(({ email }) => email);

test('puts the first address into the blank row and the others into new rows of its level', () => {
  const filled = fillRows([row('a@x.jp'), row('', 3), row('z@x.jp')], 1, ['b@x.jp', 'c@x.jp']);
  expect(emails(filled)).toEqual(['a@x.jp', 'b@x.jp', 'c@x.jp', 'z@x.jp']);
  expect(filled.rows.map(({ role }) => role)).toEqual([2, 3, 3, 2]);
  expect([filled.count, filled.left]).toEqual([2, 0]);
});

test('keeps a row that has an address', () => {
  expect(emails(fillRows([row('a@x.jp')], 0, ['b@x.jp', 'c@x.jp']))).toEqual([
    'a@x.jp',
    'b@x.jp',
    'c@x.jp',
  ]);
});

test('gives no address a second row, whatever its spelling', () => {
  const filled = fillRows([row('a@x.jp'), row('')], 1, ['A@x.jp', 'b@x.jp', 'B@X.jp']);
  expect(emails(filled)).toEqual(['a@x.jp', 'b@x.jp']);
  expect(emails(fillRows([row('a@x.jp'), row('')], 1, ['A@x.jp', 'a@x.jp']))).toEqual([
    'a@x.jp',
    '',
  ]);
});

test('stops at fifty rows', () => {
  const many = Array.from({ length: 60 }, (_, at) => `p${at}@x.jp`);
  const { rows, count, left } = fillRows([row('a@x.jp'), row('')], 1, many);
  expect([rows.length, count, left]).toEqual([50, 49, 11]);
});
