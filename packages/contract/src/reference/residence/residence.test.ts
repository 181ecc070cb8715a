import { expect, test } from 'vitest';
import { inForce } from '../dated.ts';
import { postingRequirements } from '../jobs/posting-requirements.ts';
import { residenceRules } from './residence-rules.ts';
import { residenceGroupOf, residenceStatuses } from './residence-statuses.ts';

test.each([
  ['student', 'with-permission'],
  ['dependent', 'with-permission'],
  ['engineer-humanities-international', 'within-scope'],
  ['specified-skilled-worker', 'within-scope'],
  ['designated-activities', 'as-designated'],
  ['permanent-resident', 'yes'],
  ['special-permanent-resident', 'yes'],
  ['not-in-japan', 'after-a-visa'],
] as const)('status %s may work: %s', (status, mayWork) => {
  expect(residenceGroupOf(status).mayWork).toBe(mayWork);
});

test('the groups have 5, 11, 1 and 5 statuses, and one is abroad', () => {
  const groups = [
    'no-work-by-default',
    'work-within-scope',
    'as-designated',
    'unrestricted',
    'abroad',
  ] as const;
  const sizes = groups.map(
    (one) => residenceStatuses.entries.filter(({ group }) => group === one).length,
  );
  expect(sizes).toEqual([5, 11, 1, 5, 1]);
});

test.each([
  [{ validFrom: '2026-04-15', validTo: null }, '2026-04-14', false],
  [{ validFrom: '2026-04-15', validTo: null }, '2026-04-15', true],
  [{ validFrom: null, validTo: '2026-04-15' }, '2026-04-15', true],
  [{ validFrom: null, validTo: '2026-04-15' }, '2026-04-16', false],
  [{ validFrom: null, validTo: null }, '1999-01-01', true],
])('%o on %s: %s', (rule, day, held) => {
  expect(inForce(rule, day)).toBe(held);
});

test('the numbers of the rules', () => {
  expect(residenceRules.byId('student-weekly-hours')).toMatchObject({ maxHours: 28, perDays: 7 });
  expect(residenceRules.byId('student-vacation-hours')).toMatchObject({ maxHours: 8, perDays: 1 });
  expect(residenceRules.byId('continued-job-hunting')).toMatchObject({ months: 6, renewals: 1 });
  expect(residenceRules.byId('no-46-japanese')).toMatchObject({ minBjtScore: 480 });
  expect(residenceRules.byId('engineer-language-proof')).toMatchObject({
    minCefr: 'B2',
    validFrom: '2026-04-15',
    confirmed: false,
  });
});

test.each([
  ['2024-03-31', 15],
  ['2024-04-01', 18],
  ['2024-12-17', 18],
  ['2024-12-18', 20],
])('on %s a posting has %d items to state', (day, count) => {
  expect(postingRequirements.entries.filter((item) => inForce(item, day))).toHaveLength(count);
});
