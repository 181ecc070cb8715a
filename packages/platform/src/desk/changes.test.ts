import { expect, test } from 'vitest';
import { changesSince } from './changes.repo.ts';
import { printChanges } from './print-changes.ts';

const counts = (added: number, changed: number, deleted: number) => ({ added, changed, deleted });

test('what the connection had counted before does not count', () => {
  const before = { mail: counts(3, 0, 0), account: counts(0, 2, 0) };
  const now = { mail: counts(3, 0, 0), account: counts(0, 3, 1), audit: counts(1, 0, 0) };
  expect(changesSince(before, now)).toEqual({
    account: counts(0, 1, 1),
    audit: counts(1, 0, 0),
  });
});

test('a rehearsal is told table by table, without what is nothing', () => {
  expect(printChanges({ account: counts(0, 1, 2) }).at(-1)).toBe('  account: 1 changed, 2 deleted');
  expect(printChanges({})).toEqual(['A rehearsal: it would change nothing.']);
});
