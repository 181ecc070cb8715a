import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each([
  ['Linh', 'Nguyễn Thị', 'Linh Nguyễn Thị'],
  ['Sukarno', '', 'Sukarno'],
  [null, '陳', '陳'],
  [null, null, ''],
])('%s and %s are %s', (first, last, name) => {
  expect(personName(first, last)).toBe(name);
});
