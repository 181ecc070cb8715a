import { expect, test } from 'vitest';
import { changesSince } from './changes.repo.ts';
import { printRehearsal } from './print-rehearsal.ts';

const counts = (added: number, changed: number, deleted: number) => ({ added, changed, deleted });

test('does not count earlier writes of the connection', () => {
  const before = { mail: counts(3, 0, 0), account: counts(0, 2, 0) };
  const now = { mail: counts(3, 0, 0), account: counts(0, 3, 1), audit: counts(1, 0, 0) };
  expect(changesSince(before, now)).toEqual({
    account: counts(0, 1, 1),
    audit: counts(1, 0, 0),
  });
});

test('prints a rehearsal table by table, without zeros', () => {
  expect(printRehearsal('Erased.', { account: counts(0, 1, 2) }).split('\n')).toEqual([
    'A rehearsal; nothing is changed. It would say:',
    'Erased.',
    'Rows that would change:',
    '  account: 1 changed, 2 deleted',
  ]);
  expect(printRehearsal('Erased.', {})).toContain('No row would change.');
});
