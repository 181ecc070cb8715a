import { expect, test } from 'vitest';
import { residenceStatuses } from '../reference/residence/residence-statuses.ts';
import { livesAbroad, statusesFor } from './lives-abroad.ts';

test.each([
  ['VN', true],
  ['JP', false],
  ['', false],
  [null, false],
])('a person who lives in %s is abroad: %s', (country, abroad) => {
  expect(livesAbroad(country)).toBe(abroad);
});

const ids = (country: string | null) => statusesFor(country).entries.map(({ id }) => id);

test('“not in Japan yet” is the first status for a person abroad and the last one in Japan', () => {
  expect(ids('VN')[0]).toBe('not-in-japan');
  expect(ids('JP').at(-1)).toBe('not-in-japan');
  expect(ids(null)).toEqual(ids('JP'));
});

test('a person abroad chooses among all statuses, each once', () => {
  expect(ids('VN').toSorted()).toEqual(residenceStatuses.entries.map(({ id }) => id).toSorted());
});
