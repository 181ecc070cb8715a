import { expect, test } from 'vitest';
import { basicFaults } from './basic.rules.ts';

const today = '2026-11-15';

test.each([
  ['2011-11-15', true],
  ['2011-11-16', false],
  ['2012-01-01', false],
  ['1926-11-16', true],
  ['1926-11-15', true],
  ['1925-11-16', true],
  ['1925-11-15', false],
  ['2004-02-29', true],
  ['2027-01-01', false],
])('born on %s: %s', (dateOfBirth, fine) => {
  const fault = { field: 'dateOfBirth', message: 'birthday' };
  expect(basicFaults({ dateOfBirth, phone: null }, today)).toEqual(fine ? [] : [fault]);
});

test('unset fields cause no fault', () => {
  expect(basicFaults({ dateOfBirth: null, phone: null }, today)).toEqual([]);
});

test('reports every fault', () => {
  const phone = { country: 'JP', number: '+84 912 345 678' } as const;
  expect(basicFaults({ dateOfBirth: '2020-01-01', phone }, today)).toEqual([
    { field: 'dateOfBirth', message: 'birthday' },
    { field: 'phone.number', message: 'phone_country' },
  ]);
});
